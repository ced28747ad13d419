import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter, type RouteObject } from 'react-router-dom'
import { Frame } from '@/frame/Frame'
import { FrameLayout } from '@/frame/FrameLayout'
import { BASE_PATH } from '@/lib/env'
import type { PageHandle, PageHead } from './page/page'
import { routes } from './routes'

/** The data of a page's own document for the build. */
export interface DrawnPage {
  /** The route's path, e.g. `/trends-detail/:id`. */
  path: string
  head: PageHead
  /** The page as React first renders it, without any data. */
  html: string
}

/** Every page but the home page, rendered as a guest's first render: only for the build, which runs this in Node. */
export function drawPages(): Promise<DrawnPage[]> {
  return Promise.all(
    pagesOf(routes).map(async ({ path, handle, isFramed }) => {
      const { Component, Skeleton = Component, Shell = Skeleton, head } = await handle.fetchAhead()
      const page = isFramed ? (
        <Frame menuOpen={false}>
          <Shell />
        </Frame>
      ) : (
        <Shell />
      )
      const address = `${BASE_PATH}${path.replace(/:\w+/, '1')}`
      const html = renderToStaticMarkup(
        <MemoryRouter basename={BASE_PATH} initialEntries={[address]}>
          {page}
        </MemoryRouter>,
      )
      return { path, head, html }
    }),
  )
}

interface PageRoute {
  path: string
  handle: PageHandle
  isFramed: boolean
}

function pagesOf(list: readonly RouteObject[], isFramed = false): PageRoute[] {
  return list.flatMap(({ path, handle, element, children }) => {
    const own = path !== undefined && isHandle(handle) ? [{ path, handle, isFramed }] : []
    return [...own, ...pagesOf(children ?? [], isFramed || isLayout(element))]
  })
}

const isHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'fetchAhead' in handle

const isLayout = (element: unknown) =>
  typeof element === 'object' &&
  element !== null &&
  'type' in element &&
  element.type === FrameLayout
