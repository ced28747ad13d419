import { createMemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PageModule } from './page'
import { prefetchAtRest, prefetchOnTouch } from './prefetch'
import { HOME_ROUTE_ID } from '@/app/routes'

const BASE = '/mfuwu'

/** A list of links on the home page of a small app, whose providers can all be prefetched. */
function open({
  at = `${BASE}/`,
  links = ['1'],
  loader,
}: { at?: string; links?: readonly string[]; loader?: () => Promise<null> } = {}) {
  const prefetch = vi.fn()
  const module: PageModule = {
    Component: () => null,
    head: { title: '', description: '' },
    prefetch,
  }
  const fetchAhead = vi.fn(() => Promise.resolve(module))
  const router = createMemoryRouter(
    [
      { id: HOME_ROUTE_ID, path: '/', element: null, ...(loader && { loader }) },
      { path: '/manufacturerDetail/:id', element: null, handle: { fetchAhead } },
      { path: '*', element: null },
    ],
    { basename: BASE, initialEntries: [at] },
  )
  document.body.innerHTML = `<main>${links
    .map((id) => `<a href="${BASE}/manufacturerDetail/${id}">${id}</a>`)
    .join('')}</main>`
  const asked = () => prefetch.mock.calls.map(([params]) => (params as { id: string }).id)
  return { router, fetchAhead, asked }
}

/** Link n is at n × 100 px of a screen that is 812 px high. */
function layOut() {
  vi.stubGlobal('innerHeight', 812)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = Number(this.textContent) * 100
    return { top, bottom: top + 44 } as DOMRect
  })
}

const idle = () => vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
const connection = (value: object) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value })

afterEach(() => {
  document.body.replaceChildren()
  Reflect.deleteProperty(navigator, 'connection')
})

describe('at rest', () => {
  it('asks for four cards at most, each once', async () => {
    layOut()
    idle()
    const { router, asked } = open({ links: ['1', '1', '2', '3', '4', '5'] })
    prefetchAtRest(router)
    await vi.waitFor(() => expect(asked()).toEqual(['1', '2', '3', '4']))
  })

  it('asks for nothing out of view', async () => {
    layOut()
    idle()
    const { router, asked } = open({ links: ['-1', '2', '8'] })
    prefetchAtRest(router)
    await vi.waitFor(() => expect(asked()).toEqual(['2']))
  })

  it('waits a second in a browser without requestIdleCallback', async () => {
    layOut()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { router, asked } = open()
    prefetchAtRest(router)
    await vi.advanceTimersByTimeAsync(999)
    expect(asked()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked()).toEqual(['1'])
    vi.useRealTimers()
  })

  it('waits for the list itself', async () => {
    layOut()
    idle()
    let arrive = () => {}
    const list = new Promise<null>((resolve) => (arrive = () => resolve(null)))
    const { router, fetchAhead, asked } = open({ loader: () => list })
    prefetchAtRest(router)
    expect(fetchAhead).not.toHaveBeenCalled()
    arrive()
    await vi.waitFor(() => expect(asked()).toEqual(['1']))
  })

  it.each([
    ['on another page', { at: `${BASE}/sign-in` }, {}],
    ['for a person who saves data', {}, { saveData: true }],
    ['on the slowest networks', {}, { effectiveType: 'slow-2g' }],
  ])('asks for nothing %s', (_, where, network) => {
    layOut()
    idle()
    connection(network)
    const { router, fetchAhead } = open(where)
    prefetchAtRest(router)
    expect(fetchAhead).not.toHaveBeenCalled()
  })
})

describe('under a finger', () => {
  const touch = (element: Element | null) =>
    element?.dispatchEvent(new Event('pointerdown', { bubbles: true }))

  it('asks for the page that the link leads to', async () => {
    const { router, asked } = open({ links: ['20000000000000000001'] })
    prefetchOnTouch(router)
    touch(document.querySelector('a'))
    await vi.waitFor(() => expect(asked()).toEqual(['20000000000000000001']))
  })

  it('says nothing when the code does not come: the navigation will', async () => {
    const { router, fetchAhead, asked } = open()
    fetchAhead.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    prefetchOnTouch(router)
    touch(document.querySelector('a'))
    await vi.waitFor(() => expect(fetchAhead).toHaveBeenCalled())
    expect(asked()).toEqual([])
  })

  it('leaves other sites alone', () => {
    const { router, fetchAhead } = open()
    document.body.innerHTML = '<a href="https://example.com/mfuwu/manufacturerDetail/1">x</a>'
    prefetchOnTouch(router)
    touch(document.querySelector('a'))
    expect(fetchAhead).not.toHaveBeenCalled()
  })
})
