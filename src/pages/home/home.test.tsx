import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/paths'
import { CATEGORIES, providers } from '@/sandbox/facilitator/handlers'
import { BANNER_ID } from '@/lib/motion/bannerSettled'
import { hideBrokenImages } from '@/lib/failure/brokenImages'
import { track } from '@/tracking/track'
import { QUERY, cardOf, listed, openHome, startHomePage } from '@tests/support/homePage'

// The list is cached for a minute: no test may see the previous test's. `kept.test.ts` tests the cache.
vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))
vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const sandbox = startHomePage()

describe('the list', () => {
  it('is page 1 with size 10, asked for once', async () => {
    openHome()
    await listed()
    const calls = sandbox.seen(QUERY)
    expect(calls).toHaveLength(1)
    expect(calls[0]).toMatchObject({ method: 'POST', body: { pageNo: 1, pageSize: 10 } })
  })

  it('shows a skeleton until it is there', async () => {
    openHome()
    expect(screen.getByText('正在加载服务商')).toBeInTheDocument()
    await listed()
    expect(screen.queryByText('正在加载服务商')).not.toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('元宇宙服务商'))
  })

  it('has a titled block for each category, whose id is its zoologyClassify', async () => {
    openHome()
    await listed()
    const blocks = CATEGORIES.map(({ categoryName }) =>
      screen.getByRole('region', { name: categoryName }),
    )
    expect(blocks.map(({ id }) => id)).toEqual(CATEGORIES.map((item) => item.zoologyClassify))
    const inBlock = blocks.map((block) => within(block).getAllByRole('article').length)
    const expected = CATEGORIES.map(
      ({ zoologyClassify }) =>
        providers.filter((one) => one.zoologyClassify === zoologyClassify && one.listed).length,
    )
    expect(inBlock).toEqual(expected)
  })

  it('shows each card’s service, name, counts and link; long ids keep their digits', async () => {
    openHome()
    await listed()
    const bird = cardOf('青鸾数字工坊')
    expect(bird.getByText('数字藏品设计')).toBeInTheDocument()
    expect(bird.getByText(/^粉丝 12\.86万 /)).toBeInTheDocument()
    expect(bird.getByText(/ 作品 342$/)).toBeInTheDocument()
    expect(cardOf('像素熊猫').getByText(/^粉丝 1\.23亿 /)).toBeInTheDocument()
    expect(cardOf('像素熊猫').getByText(/ 作品 1亿$/)).toBeInTheDocument()
    expect(cardOf('一方造物').getByText(/^粉丝 1万 /)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '一方造物' })).toHaveAttribute(
      'href',
      '/mfuwu/manufacturerDetail/1760288135512481793',
    )
  })

  it('shows cover and avatar, silent for screen readers', async () => {
    openHome()
    await listed()
    const [cover, face] = cardOf('青鸾数字工坊').getAllByRole('presentation')
    expect(cover).toHaveAttribute('src', expect.stringContaining('/art/island/10001.svg'))
    expect(face).toHaveAttribute('src', expect.stringContaining('/art/logo/10001.svg'))
  })

  it('shows the first character of the name where cover or avatar do not come', async () => {
    // The page's own HTML does this before the app is mounted.
    hideBrokenImages()
    openHome()
    await listed()
    const images = cardOf('青鸾数字工坊').getAllByRole('presentation')
    expect(images).toHaveLength(2)
    for (const image of images) {
      expect(image).toBeVisible()
      fireEvent.error(image)
      expect(image).not.toBeVisible()
      // Rendered by the style sheet.
      expect(image.parentElement).toHaveAttribute('data-glyph', '青')
      expect(image.parentElement).toBeVisible()
    }
  })
})

describe('a tap', () => {
  it('on 关注 says 敬请期待, stays here, and is noted', async () => {
    const { router, user } = openHome()
    await listed()
    await user.click(screen.getByRole('button', { name: '关注青鸾数字工坊' }))
    expect(await screen.findByText('敬请期待')).toBeVisible()
    expect(router.state.location.pathname).toBe('/mfuwu/')
    expect(router.state.navigation.state).toBe('idle')
    expect(track).toHaveBeenCalledWith('home', 'button', 'follow')
  })

  it('on a card opens the provider', async () => {
    const { router, user } = openHome()
    await listed()
    await user.click(screen.getByRole('link', { name: '一方造物' }))
    expect(await screen.findByRole('heading', { level: 1, name: '一方造物' })).toBeVisible()
    expect(track).toHaveBeenCalledWith('home', 'card', 'provider', { id: '1760288135512481793' })
    expect(router.state.location.pathname).toBe(`/mfuwu${paths.provider('1760288135512481793')}`)
  })

  it('with a modifier key is left to the browser', async () => {
    const { router, user } = openHome()
    await listed()
    let prevented = true
    const leave = (event: Event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', leave, { once: true })
    await user.keyboard('{Control>}')
    await user.click(screen.getByRole('link', { name: '一方造物' }))
    expect(prevented).toBe(false)
    expect(router.state.location.pathname).toBe('/mfuwu/')
  })
})

describe('anchorId', () => {
  /** Motion is off here: the scroll is one step; `smoothScroll.test.ts` tests its curve. */
  async function openAt(address: string) {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const opened = openHome(address)
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await listed()
    const banner = document.getElementById(BANNER_ID)
    if (!banner) throw new Error('There is no banner')
    return {
      ...opened,
      banner,
      steps: () => scrolled.mock.calls.filter(([to]) => typeof to === 'object'),
    }
  }
  /** The page is open: from here on its clock advances only by this. */
  function stopClock() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return (ms: number) => vi.advanceTimersByTimeAsync(ms)
  }
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['the banner', (banner: HTMLElement) => fireEvent.load(banner)],
    ['a banner that fails', (banner: HTMLElement) => fireEvent.error(banner)],
  ])('waits for %s and 50 ms more, then scrolls to its block', async (_, settle) => {
    const { banner, steps } = await openAt('/?anchorId=3')
    const pass = stopClock()
    await pass(1000)
    expect(steps()).toEqual([])
    settle(banner)
    await pass(49)
    expect(steps()).toEqual([])
    await pass(1)
    expect(steps()).toEqual([[{ top: expect.any(Number) as number, behavior: 'instant' }]])
  })

  it('leaves the page to somebody who moves it while the banner is on its way', async () => {
    const { banner, steps } = await openAt('/?anchorId=3')
    const pass = stopClock()
    fireEvent.wheel(window)
    fireEvent.load(banner)
    await pass(1000)
    expect(steps()).toEqual([])
  })

  it('gives the banner three seconds at most', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
    const { steps } = await openAt('/?anchorId=3')
    await vi.advanceTimersByTimeAsync(2500)
    expect(steps()).toEqual([])
    await vi.advanceTimersByTimeAsync(600)
    expect(steps()).toHaveLength(1)
  })

  it('scrolls again when the same one is chosen again', async () => {
    const { banner, router, steps } = await openAt('/?anchorId=3')
    fireEvent.load(banner)
    await waitFor(() => expect(steps()).toHaveLength(1))
    await act(() => router.navigate('/?anchorId=3'))
    fireEvent.load(banner)
    await waitFor(() => expect(steps()).toHaveLength(2))
  })

  it.each(['99', '', '%3Cscript%3E', 'content', 'title-3', 'providers', 'menu-toggle'])(
    'does nothing for "%s", which is no category',
    async (anchorId) => {
      const { banner, steps } = await openAt(`/?anchorId=${anchorId}`)
      const pass = stopClock()
      fireEvent.load(banner)
      await pass(1000)
      expect(steps()).toEqual([])
    },
  )
})

it('the progress bar runs until the list is there', async () => {
  openHome()
  await waitFor(() => expect(document.documentElement.dataset.progress).toBe('busy'))
  expect(screen.getByText('正在加载服务商')).toBeInTheDocument()
  await listed()
  await waitFor(() => expect(document.documentElement.dataset.progress).toBe('done'))
})

it('the list fades in from below', () => {
  const sheet = postcss.parse(readFileSync('src/pages/home/HomeList.module.css', 'utf8'))
  const [start] = sheet.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'keyframes' && node.params === 'rise' ? [node] : [],
  )
  expect(start?.toString()).toMatch(/from {\s+opacity: 0\.\d+;\s+transform: translateY\(\d+px\);/)
  expect(sheet.toString()).toMatch(/\.list[^{]*{\s+animation: rise /)
})

it('a new page starts at its top', async () => {
  const { user } = openHome('/')
  await listed()
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await user.click(screen.getByRole('link', { name: '青鸾数字工坊' }))
  await screen.findByRole('heading', { level: 1, name: '青鸾数字工坊' })
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 0))
})

it('a path without a page leads here, in place of its own entry', async () => {
  const { router } = openHome('/no-such-page?x=1')
  await listed()
  expect(router.state.location).toMatchObject({ pathname: '/mfuwu/', search: '' })
  expect(router.state.historyAction).toBe('REPLACE')
})

it.each(['/ManufacturerDetail/10001', '/manufacturerDetail', '/manufacturerdetail/10001'])(
  '%s is such a path: case counts',
  async (path) => {
    const { router } = openHome(path)
    await listed()
    expect(router.state.location.pathname).toBe('/mfuwu/')
  },
)
