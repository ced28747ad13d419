import { act, fireEvent, screen } from '@testing-library/react'
import copy from 'copy-to-clipboard'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectBridge } from '@/bridge/connect'
import { currentVisit, type Visit } from '@/bridge/environment'
import { appSaveImage, appShare } from '@/bridge/handlers'
import { copyAndTell, copyText } from './copyText'
import { saveImage } from './saveImage'
import { shareLink } from './shareLink'
import { showToast } from '@/ui/toast/toast'

vi.mock('copy-to-clipboard', () => ({ default: vi.fn<typeof copy>() }))
vi.mock('@/bridge/connect', () => ({ connectBridge: vi.fn<typeof connectBridge>() }))
vi.mock('@/bridge/environment', () => ({ currentVisit: vi.fn<typeof currentVisit>() }))
vi.mock('@/bridge/handlers', () => ({
  appShare: vi.fn<typeof appShare>(),
  appSaveImage: vi.fn<typeof appSaveImage>(),
}))
vi.mock('@/ui/toast/toast', () => ({ showToast: vi.fn<typeof showToast>() }))

const CONTENT = { title: '标题', text: '一句话', url: 'https://m.example/mfuwu/soul' }
const BRIDGE = { callHandler() {}, registerHandler() {} }

const visitAs = (visit: Visit['visit'], os: Visit['os'] = 'android') =>
  vi.mocked(currentVisit).mockReturnValue({ visit, os })

function withShare(answer: () => Promise<void>) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(answer)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  return share
}

beforeEach(() => {
  visitAs('mobile')
  vi.mocked(copy).mockResolvedValue(true)
  vi.mocked(connectBridge).mockResolvedValue(undefined)
})
afterEach(() => Reflect.deleteProperty(navigator, 'share'))

describe('copying', () => {
  test('starts within the tap and says so when it is done', async () => {
    const done = copyAndTell('链接', 'ABCD')
    expect(copy).toHaveBeenCalledExactlyOnceWith('ABCD')
    expect(await done).toBe(true)
    expect(showToast).toHaveBeenCalledExactlyOnceWith('链接已复制')
  })

  test.each([
    ['says no', () => Promise.resolve(false)],
    ['throws', () => Promise.reject(new Error('denied'))],
  ])('a browser that %s: the text stands there to be marked', async (_, answer) => {
    vi.mocked(copy).mockImplementation(answer)
    await act(() => copyAndTell('链接', 'ABCD'))
    expect(showToast).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { name: '复制失败，请长按手动复制' })).toBeVisible()
    expect(screen.getByLabelText('要复制的内容')).toHaveValue('ABCD')
    act(() => screen.getByRole('button', { name: '我知道了' }).click())
    await vi.waitFor(() => expect(screen.queryByLabelText('要复制的内容')).toBeNull(), 2000)
  })

  test('a web view that never answers counts as no', async () => {
    vi.useFakeTimers()
    vi.mocked(copy).mockReturnValue(new Promise(() => undefined))
    const copied = copyText('ABCD')
    await vi.advanceTimersByTimeAsync(2000)
    expect(await copied).toBe(false)
  })
})

describe('sharing in a browser', () => {
  test('its own sheet opens within the tap', async () => {
    const share = withShare(() => Promise.resolve())
    const done = shareLink(CONTENT)
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: CONTENT.title,
      text: CONTENT.text,
      url: CONTENT.url,
    })
    expect(await done).toBe('shared')
    expect(copy).not.toHaveBeenCalled()
  })

  test('a person who changes their mind hears nothing', async () => {
    withShare(() => Promise.reject(new DOMException('', 'AbortError')))
    expect(await shareLink(CONTENT)).toBe('left')
    expect(copy).not.toHaveBeenCalled()
    expect(showToast).not.toHaveBeenCalled()
  })

  test('a sheet that fails, or none: the link is copied', async () => {
    withShare(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    expect(await shareLink(CONTENT)).toBe('copied')
    Reflect.deleteProperty(navigator, 'share')
    const done = shareLink(CONTENT)
    expect(copy).toHaveBeenCalledTimes(2)
    expect(await done).toBe('copied')
    expect(copy).toHaveBeenLastCalledWith(CONTENT.url)
    expect(showToast).toHaveBeenLastCalledWith('链接已复制')
  })

  test('in WeChat its menu is pointed out, too', async () => {
    visitAs('wechat')
    await shareLink(CONTENT)
    expect(showToast).toHaveBeenCalledExactlyOnceWith('链接已复制，也可点右上角 ··· 分享')
  })
})

describe('two quick taps', () => {
  test('open one sheet, and copy nothing beside it', async () => {
    let close: () => void = () => undefined
    const share = withShare(() => Promise.resolve())
    share.mockImplementationOnce(() => new Promise((resolve) => (close = resolve)))
    share.mockRejectedValue(new DOMException('', 'InvalidStateError'))
    const first = shareLink(CONTENT)
    expect(await shareLink(CONTENT)).toBe('left')
    expect(share).toHaveBeenCalledOnce()
    expect(copy).not.toHaveBeenCalled()
    close()
    expect(await first).toBe('shared')
    expect(await shareLink(CONTENT)).toBe('copied')
  })

  test('a sheet that was never answered does not end the sharing for ever', async () => {
    vi.useFakeTimers()
    const share = withShare(() => new Promise(() => undefined))
    const first = shareLink(CONTENT)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await first).toBe('open')
    share.mockResolvedValueOnce()
    expect(await shareLink(CONTENT)).toBe('shared')
  })
})

describe('sharing inside the app', () => {
  beforeEach(() => visitAs('app'))

  test('takes the app’s sheet', async () => {
    vi.mocked(connectBridge).mockResolvedValue(BRIDGE)
    vi.mocked(appShare).mockResolvedValue(true)
    expect(await shareLink(CONTENT)).toBe('shared')
    expect(appShare).toHaveBeenCalledExactlyOnceWith(CONTENT)
  })

  test('a person who leaves the sheet hears nothing', async () => {
    vi.useFakeTimers()
    vi.mocked(connectBridge).mockResolvedValue(BRIDGE)
    vi.mocked(appShare).mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(false), 900)),
    )
    const done = shareLink(CONTENT)
    await vi.advanceTimersByTimeAsync(900)
    expect(await done).toBe('left')
    expect(copy).not.toHaveBeenCalled()
  })

  test('an app without a sheet says no at once, and one without a bridge says nothing: the link is copied', async () => {
    vi.mocked(appShare).mockResolvedValue(false)
    vi.mocked(connectBridge).mockResolvedValueOnce(BRIDGE)
    expect(await shareLink(CONTENT)).toBe('copied')
    expect(await shareLink(CONTENT)).toBe('copied')
    expect(appShare).toHaveBeenCalledOnce()
  })
})

describe('an app that never answers', () => {
  const DIALOG = '分享未能打开，请长按复制链接'
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  /** The result when `appShare` times out. */
  const silent = () =>
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 60_000))

  beforeEach(() => {
    vi.useFakeTimers()
    visitAs('app')
    vi.mocked(connectBridge).mockResolvedValue(BRIDGE)
    vi.mocked(appShare).mockImplementation(silent)
  })
  afterEach(async () => {
    for (const button of screen.queryAllByRole('button', { name: '我知道了' }))
      act(() => button.click())
    await pass(60_000)
  })

  test('its sheet may be open for a minute; then the link stands there to be copied', async () => {
    void shareLink(CONTENT)
    await pass(59_900)
    expect(screen.queryByRole('heading')).toBeNull()
    await pass(200)
    expect(screen.getByRole('heading', { name: DIALOG })).toBeVisible()
    expect(screen.getByLabelText('要复制的内容')).toHaveValue(CONTENT.url)
    expect(copy).not.toHaveBeenCalled()
  })

  test('the button is free after 3 s, and a second tap copies at once', async () => {
    const first = shareLink(CONTENT)
    await pass(2900)
    expect(await shareLink(CONTENT)).toBe('left')
    expect(copy).not.toHaveBeenCalled()
    await pass(200)
    expect(await first).toBe('open')
    const second = shareLink(CONTENT)
    expect(copy).toHaveBeenCalledExactlyOnceWith(CONTENT.url)
    expect(await second).toBe('copied')
    expect(appShare).toHaveBeenCalledOnce()
    await pass(60_000)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('its sheet has led to another app: nothing is said, and the next tap opens it again', async () => {
    void shareLink(CONTENT)
    await pass(5000)
    fireEvent(document, new Event('visibilitychange'))
    await pass(60_000)
    expect(screen.queryByRole('heading')).toBeNull()
    vi.mocked(appShare).mockResolvedValue(true)
    expect(await shareLink(CONTENT)).toBe('shared')
  })
})

describe('saving a picture', () => {
  const clicks = () => {
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    return names
  }

  test.each([
    [true, 'saved'],
    [false, 'denied'],
    [undefined, 'press'],
  ] as const)('by the app: %s', async (saved, outcome) => {
    visitAs('app')
    vi.mocked(connectBridge).mockResolvedValue(BRIDGE)
    vi.mocked(appSaveImage).mockResolvedValue(saved)
    expect(await saveImage('data:image/jpeg;base64,AA', 'a.jpg')).toBe(outcome)
    expect(appSaveImage).toHaveBeenCalledExactlyOnceWith('data:image/jpeg;base64,AA')
  })

  test.each([
    ['mobile', 'android', ['a.jpg']],
    ['mobile', 'ios', []],
    ['wechat', 'android', []],
    ['app', 'android', []],
  ] as const)('%s on %s leaves it to a long press', async (visit, os, downloads) => {
    visitAs(visit, os)
    const names = clicks()
    expect(await saveImage('data:image/jpeg;base64,AA', 'a.jpg')).toBe('press')
    expect(names).toEqual(downloads)
  })
})
