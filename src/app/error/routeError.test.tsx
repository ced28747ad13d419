import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RouteError } from './RouteError'
import { page } from '@/app/page/page'
import { track } from '@/tracking/track'
import { renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))
vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startSandbox()
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))

const API_ERROR = '网络开小差了，请稍后再试'
const CHUNK_ERROR = '页面资源加载失败，请检查网络后重试'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** A separate route, because the real pages neither break nor miss on demand. */
function renderPage(route: Parameters<typeof createMemoryRouter>[0][number]) {
  const router = createMemoryRouter([
    { errorElement: <RouteError />, HydrateFallback: () => null, ...route },
  ])
  return { router, ...render(<RouterProvider router={router} />) }
}

describe('a page that breaks while it is drawn', () => {
  const secret = 'secret of /src/pages/x.tsx:7'
  const Broken = () => {
    throw new TypeError(secret)
  }

  it('reads as the specification’s sentence, and nothing of the error shows', async () => {
    const { container } = renderPage({ path: '/', Component: Broken })
    expect(await heading(API_ERROR)).toBeVisible()
    expect(screen.getByRole('alert')).toBeVisible()
    // The home page itself is broken.
    expect(screen.queryByRole('link', { name: '返回首页' })).toBeNull()
    expect(container).not.toHaveTextContent('secret')
    await waitFor(() => expect(document.title).toBe('出错了'))
  })

  it('is noted by its kind alone', async () => {
    renderPage({ path: '/', Component: Broken })
    await heading(API_ERROR)
    await waitFor(() =>
      expect(track).toHaveBeenCalledWith('error', 'page', 'error', { kind: 'other' }),
    )
    expect(JSON.stringify(vi.mocked(track).mock.calls)).not.toContain('secret')
  })
})

describe('in the frame', () => {
  it('header and footer stay, and 重新加载 asks again', async () => {
    const user = userEvent.setup()
    renderRoute('/manufacturerDetail/10001?__state=once@/showOne')
    expect(await heading(API_ERROR)).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await heading('青鸾数字工坊')).toBeVisible()
    expect(sandbox.seen('/showOne/10001')).toHaveLength(2)
    expect(track).toHaveBeenCalledWith('error', 'button', 'reload')
  })

  it('重新加载 brings the page when its answer comes before React renders again', async () => {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
    renderRoute('/?__state=once@/facilitator/query')
    expect(await heading(API_ERROR)).toBeVisible()
    environment.IS_REACT_ACT_ENVIRONMENT = false
    try {
      screen.getByRole('button', { name: '重新加载' }).click()
      expect(await screen.findByRole('region', { name: '数字资产定制' })).toBeVisible()
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true
    }
  })

  it('返回首页 leads to the list', async () => {
    const user = userEvent.setup()
    const { router } = renderRoute('/manufacturerDetail/abc')
    expect(await heading('请检查id参数是否正确')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '返回首页' }))
    expect(await screen.findByRole('region', { name: '数字资产定制' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/mfuwu/')
    expect(track).toHaveBeenCalledWith('error', 'button', 'home')
  })
})

it('outside the frame it is a whole page without header and footer', async () => {
  renderRoute('/trends-detail/abc')
  expect(await heading('请检查id参数是否正确')).toBeVisible()
  expect(screen.getByText('please check whether the id parameter is correct')).toBeVisible()
  expect(screen.queryByRole('button', { name: '重新加载' })).not.toBeInTheDocument()
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})

it('without a network it says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderRoute('/manufacturerDetail/10001?__state=cut')
  expect(await heading('当前网络不可用')).toBeVisible()
  expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
})

describe('a chunk that does not arrive', () => {
  const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  /** The answer of the page's own address: only with one is the chunk gone after a deploy. */
  const pageAnswers = (response: () => Response) => {
    const asked = vi.fn(response)
    sandbox.server.use(http.head('*', () => asked() as HttpResponse<null>))
    return asked
  }

  it('ends in the error page when the server does not answer either', async () => {
    const asked = pageAnswers(() => HttpResponse.error())
    renderPage(page('/', gone))
    expect(await heading(CHUNK_ERROR)).toBeVisible()
    expect(screen.getByRole('button', { name: '重新加载' })).toBeVisible()
    expect(asked).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(track).toHaveBeenCalledWith('error', 'page', 'error', { kind: 'chunk' }),
    )
  })

  it('ends in the error page after the one reload, without asking again', async () => {
    sessionStorage.setItem('chunkReload:/', '1')
    const asked = pageAnswers(() => new HttpResponse(null))
    renderPage(page('/', gone))
    expect(await heading(CHUNK_ERROR)).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })

  it('a missing style sheet reads the same', async () => {
    pageAnswers(() => HttpResponse.error())
    renderPage(page('/', () => Promise.reject(new Error('Unable to preload CSS for /x.css'))))
    expect(await heading(CHUNK_ERROR)).toBeVisible()
  })

  it('one that arrives is the page, with its loader', async () => {
    const Component = () => <h1>到了</h1>
    const loader = vi.fn(() => null)
    renderPage(
      page('/', () => Promise.resolve({ Component, loader, head: { title: '', description: '' } })),
    )
    expect(await heading('到了')).toBeVisible()
    expect(loader).toHaveBeenCalledOnce()
  })
})
