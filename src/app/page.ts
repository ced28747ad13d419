import { createElement } from 'react'
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { loadChunk, reloadingTo } from '@/lib/loadChunk'
import { PageSkeleton } from './PageSkeleton'
import { pendingAddress } from './pendingAddress'

/** What a page's `route.ts` exports. */
export interface PageModule {
  Component: ComponentType
  loader?: LoaderFunction
  /** Which changes of the address need no new answers. */
  shouldRevalidate?: ShouldRevalidateFunction
  /** Stands for a page whose loader makes it wait, on a first visit. */
  Skeleton?: ComponentType
  /** Starts what the loader will ask for, as soon as a finger touches a link to the page. */
  prefetch?: (params: Readonly<Record<string, string | undefined>>) => void
}

type IndexlessRoute = Exclude<RouteObject, { index: true }>

/** What `page` keeps in a route's handle, for prefetching. */
export interface PageHandle {
  /** Without the reload of `loadChunk`: a finger that only passes over a link must not reload the page. */
  fetchAhead: () => Promise<PageModule>
}

/**
 * A route whose code is a chunk of its own. The path is case-sensitive: `/place` is not `/plAce`.
 */
export function page(path: string, importPage: () => Promise<PageModule>): IndexlessRoute {
  const load = () => loadChunk(path, importPage, reloadingTo(pendingAddress))
  return {
    path,
    caseSensitive: true,
    handle: { fetchAhead: importPage } satisfies PageHandle,
    hydrateFallbackElement: createElement(PageSkeleton, { importPage }),
    lazy: async () => {
      const { Component, loader, shouldRevalidate } = await load()
      return {
        Component,
        ...(loader && { loader }),
        ...(shouldRevalidate && { shouldRevalidate }),
      }
    },
  }
}
