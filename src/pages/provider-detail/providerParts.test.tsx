import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BIRD, named, open, region, startProviderPage } from '@tests/support/providerPage'

// Each test has its own state of the same provider.
vi.mock('@/lib/storage/ttlCache', () => import('@tests/support/noCache'))
vi.mock('@/tracking/track', () => ({ track: vi.fn() }))

const { answerWith } = startProviderPage()

describe('服务介绍', () => {
  /** jsdom has no layout: a line is 20 px here, and four of them are visible until it is opened. */
  function layLinesOut() {
    const linesOf = (element: HTMLElement) => (element.textContent ?? '').split('\n').length
    const heights = {
      scrollHeight: (element: HTMLElement) => linesOf(element) * 20,
      clientHeight: (element: HTMLElement) =>
        Math.min(linesOf(element), Number(element.style.webkitLineClamp) || Infinity) * 20,
    }
    for (const [name, height] of Object.entries(heights))
      vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockImplementation(
        function measured(this: HTMLElement) {
          return height(this)
        },
      )
  }
  const lines = (count: number) =>
    Array.from({ length: count }, (_, at) => `第${at + 1}行`).join('\n')

  it('of 3 lines stands whole, without a switch', async () => {
    layLinesOut()
    answerWith({ id: '1', name: '甲', intro: lines(3) })
    open()
    await named('甲')
    expect(region('服务介绍').getByText(/第3行/)).toBeVisible()
    expect(screen.queryByRole('button', { name: '展开' })).not.toBeInTheDocument()
  })

  it('of 40 lines opens and closes', async () => {
    layLinesOut()
    const { user } = open(`${BIRD}?__state=long_text`)
    const toggle = await screen.findByRole('button', { name: '展开' })
    const text = region('服务介绍').getByText(/^1\. 我们/)
    expect(text).toHaveStyle({ webkitLineClamp: '4' })
    await user.click(toggle)
    expect(text.style.webkitLineClamp).toBe('')
    await user.click(screen.getByRole('button', { name: '收起' }))
    expect(text.style.webkitLineClamp).toBe('4')
  })

  it('is text: markup in it is read out', async () => {
    answerWith({ id: '1', name: '甲', intro: '<b>粗</b><script>window.__pwned=1</script>' })
    open()
    await named('甲')
    expect(region('服务介绍').getByText('<b>粗</b><script>window.__pwned=1</script>')).toBeVisible()
    expect(window).not.toHaveProperty('__pwned')
  })

  it('of blanks is not there', async () => {
    answerWith({ id: '1', name: '甲', intro: ' \n\t ' })
    open()
    await named('甲')
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})

describe('the banner', () => {
  const scrollTo = (top: number) => {
    Object.assign(window, { scrollY: top })
    fireEvent.scroll(window)
  }
  afterEach(() => Object.assign(window, { scrollY: 0 }))

  it('lags behind the page by at most 20 px, by a transform alone', async () => {
    const { container } = open()
    await named('青鸾数字工坊')
    const banner = container.querySelector('article img') as HTMLImageElement
    for (const [top, lag] of [
      [100, 10],
      [5000, 20],
      [-80, 0],
    ] as const) {
      await waitFor(() => {
        scrollTo(top)
        expect(banner.getAttribute('style')).toBe(`transform: translate3d(0, ${lag}px, 0);`)
      })
    }
  })

  it('renders still for people who want less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const { container } = open()
    await named('青鸾数字工坊')
    scrollTo(100)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(container.querySelector('article img')).not.toHaveAttribute('style')
  })
})
