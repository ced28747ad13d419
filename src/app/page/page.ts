import { createElement, type ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { loadChunk, reloadingTo } from '@/lib/failure/loadChunk'
import { PageSkeleton } from '@/app/PageSkeleton'
import { pendingAddress } from './navigation'

export interface PageHead {
  title: string
  /** For a shared link, if the title itself would promise something (page designs 1.9). */
  shareTitle?: string
  description: string
}

/** The exports of a page's `route.ts`. */
export interface PageModule {
  Component: ComponentType
  /** The head of the page's own document (docs/decisions/documents.md). */
  head: PageHead
  loader?: LoaderFunction
  /** Which changes of the address need no new data. */
  shouldRevalidate?: ShouldRevalidateFunction
  /** Shown on a first visit while a page's loader makes it wait. */
  Skeleton?: ComponentType
  /** Rendered into the page's own document, if that cannot be the page without data. */
  Shell?: ComponentType
  /** Starts the loader's requests as soon as a finger touches a link to the page. */
  prefetch?: (params: Readonly<Record<string, string | undefined>>) => void
}

type IndexlessRoute = Exclude<RouteObject, { index: true }>

/** The data that `page` stores in a route's handle, for prefetching. */
export interface PageHandle {
  /** Without the reload of `loadChunk`: a finger that only passes over a link must not reload the page. */
  fetchAhead: () => Promise<PageModule>
}

/**
 * A route whose code is a chunk of its own. The path is case-sensitive: `/place` is not `/plAce`.
 */
export function page(path: string, importPage: () => Promise<PageModule>): IndexlessRoute {
  let loaded: PageModule | undefined
  const fetchAhead = async () => (loaded = await importPage())
  const load = () => loadChunk(path, fetchAhead, reloadingTo(pendingAddress))
  return {
    path,
    caseSensitive: true,
    handle: { fetchAhead } satisfies PageHandle,
    hydrateFallbackElement: createElement(PageSkeleton, {
      importPage: fetchAhead,
      loaded: () => loaded,
    }),
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

/** A campaign's route: its page in a `CampaignProvider`, which is loaded with the campaigns' shared code. */
export function campaign(path: string, importPage: () => Promise<PageModule>): IndexlessRoute {
  const pageName = path.split('/')[1] ?? ''
  const importCampaign = async () => {
    const [module, { campaignPage }] = await Promise.all([
      importPage(),
      import('@/kit/page/CampaignProvider'),
    ])
    return { ...module, Component: campaignPage(pageName, module.Component) }
  }
  return page(path, importCampaign)
}
