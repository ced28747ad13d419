import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { currentVisit } from '@/bridge/environment'
import { inlineImage } from '@/kit/share/paint/inlineImage'
import { posterImage } from '@/kit/share/paint/posterImage'
import { saveImage, type SaveOutcome } from '@/kit/share/saveImage'
import { SharePoster, type SharePosterProps } from '@/kit/share/SharePoster'
import { formatServerTime } from '@/lib/format/formatServerTime'

vi.mock('@/bridge/environment', () => ({ currentVisit: vi.fn<typeof currentVisit>() }))
vi.mock('@/kit/share/paint/posterImage', () => ({ posterImage: vi.fn<typeof posterImage>() }))
vi.mock('@/kit/share/paint/inlineImage', () => ({ inlineImage: vi.fn<typeof inlineImage>() }))
vi.mock('@/kit/share/saveImage', () => ({ saveImage: vi.fn<typeof saveImage>() }))

const LINK = 'https://m.example/mfuwu/soul?inviteCode=K7QW2M9X'
const IMAGE = 'data:image/jpeg;base64,AAAA'
const in5s = () => formatServerTime(Date.now() + 5000)

type LoadCode = SharePosterProps['loadCode']
const good: LoadCode = () => Promise.resolve({ qrcodeContent: LINK, expireAt: '' })

function posterOf(loadCode: LoadCode, props: Partial<SharePosterProps>) {
  return (
    <SharePoster
      open
      onClose={() => undefined}
      copy={{ title: '原住民计划', line: '登录领取礼包', lineInWechat: '来看看这个世界' }}
      sharer={{ name: '星河拾光', avatar: '/a.svg' }}
      share={{ title: '', text: '', url: LINK }}
      loadCode={loadCode}
      {...props}
    />
  )
}

async function open(loadCode: LoadCode = good, props: Partial<SharePosterProps> = {}) {
  const view = render(posterOf(loadCode, props))
  await act(async () => undefined)
  return view
}

const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => act(async () => button(name).click())
const picture = () => screen.queryByRole('img', { name: '星河拾光的邀请海报：原住民计划' })

beforeEach(() => {
  vi.mocked(currentVisit).mockReturnValue({ visit: 'mobile', os: 'android' })
  vi.mocked(posterImage).mockResolvedValue(IMAGE)
  vi.mocked(inlineImage).mockResolvedValue(undefined)
})

describe('the poster', () => {
  test('is drawn live, then becomes the image', async () => {
    let finish: (image: string) => void = () => undefined
    vi.mocked(posterImage).mockReturnValue(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    await open()
    expect(screen.getByText('海报生成中…')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: '邀请二维码' })).toBeInTheDocument()
    expect(button('保存图片')).toBeDisabled()
    expect(button('复制链接')).toBeEnabled()
    await act(async () => finish(IMAGE))
    expect(picture()).toHaveAttribute('src', IMAGE)
    expect(screen.queryByText('海报生成中…')).toBeNull()
    expect(button('保存图片')).toBeEnabled()
  })

  test('hands the words and the code to the plain drawing', async () => {
    await open()
    expect(vi.mocked(posterImage).mock.calls[0]?.[1]).toMatchObject({
      title: '原住民计划',
      line: '登录领取礼包',
      name: '星河拾光',
    })
  })

  test('who becomes known after it was made is drawn with the same code', async () => {
    const loadCode = vi.fn<LoadCode>(good)
    vi.mocked(inlineImage).mockImplementation((address) => Promise.resolve(address || undefined))
    const drawn: unknown[] = []
    vi.mocked(posterImage).mockImplementation((node, { name }) => {
      drawn.push([name, node.querySelector('img[src="/me.svg"]') !== null])
      return Promise.resolve(IMAGE)
    })
    const { rerender } = await open(loadCode, { sharer: { name: '你的好友', avatar: '' } })
    await act(async () =>
      rerender(posterOf(loadCode, { sharer: { name: '星河拾光', avatar: '/me.svg' } })),
    )
    expect(drawn).toEqual([
      ['你的好友', false],
      ['星河拾光', true],
    ])
    expect(picture()).toHaveAttribute('src', IMAGE)
    expect(loadCode).toHaveBeenCalledOnce()
  })

  test('closed, it asks for nothing; opened again, it asks anew', async () => {
    const loadCode = vi.fn<LoadCode>(good)
    const { rerender } = await open(loadCode, { open: false })
    expect(loadCode).not.toHaveBeenCalled()
    for (const isOpen of [true, false, true])
      await act(async () => rerender(posterOf(loadCode, { open: isOpen })))
    expect(loadCode).toHaveBeenCalledTimes(2)
  })
})

describe('what goes wrong', () => {
  test.each<[string, LoadCode]>([
    ['no code', () => Promise.resolve({ qrcodeContent: '', expireAt: '' })],
    ['an unsafe code', () => Promise.resolve({ qrcodeContent: 'javascript:0', expireAt: '' })],
    ['no answer', () => Promise.reject(new Error('network'))],
  ])('%s: never an empty code, and another try', async (_, broken) => {
    const loadCode = vi.fn<LoadCode>(broken)
    await open(loadCode)
    expect(screen.getByText('海报生成失败，请重试')).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: '邀请二维码' })).toBeNull()
    expect(posterImage).not.toHaveBeenCalled()
    loadCode.mockImplementation(good)
    await press('重试')
    expect(picture()).toBeInTheDocument()
  })

  test('a browser that cannot draw at all', async () => {
    vi.mocked(posterImage).mockRejectedValue(new Error('No canvas'))
    await open()
    expect(screen.getByText('海报生成失败，请重试')).toBeInTheDocument()
  })

  test('a code that ends while it is seen', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
    await open(() => Promise.resolve({ qrcodeContent: LINK, expireAt: in5s() }))
    expect(picture()).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(4900))
    expect(picture()).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1100))
    expect(picture()).toBeNull()
    await press('二维码已过期，点击刷新')
    expect(picture()).toBeInTheDocument()
  })

  test('a phone that slept past the end', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20), toFake: ['Date'] })
    await open(() => Promise.resolve({ qrcodeContent: LINK, expireAt: in5s() }))
    vi.setSystemTime(Date.UTC(2026, 10, 21))
    fireEvent(document, new Event('visibilitychange'))
    expect(button('二维码已过期，点击刷新')).toBeInTheDocument()
    expect(button('保存图片')).toBeDisabled()
  })
})

describe('what can be done with it', () => {
  test('shows how to save, and tracks each tap once', async () => {
    const onAction = vi.fn<(action: string) => void>()
    vi.mocked(saveImage).mockResolvedValue('denied')
    await open(good, { onAction })
    expect(screen.getByText('长按图片保存到相册')).toBeInTheDocument()
    await press('保存图片')
    expect(saveImage).toHaveBeenCalledExactlyOnceWith(IMAGE, expect.stringMatching(/\.jpg$/))
    expect(screen.getByText('保存失败，请打开相册权限')).toBeInTheDocument()
    await press('复制链接')
    expect(onAction.mock.calls).toEqual([['save'], ['copy']])
  })

  test('in WeChat there is a long press, and no word of a reward', async () => {
    vi.mocked(currentVisit).mockReturnValue({ visit: 'wechat', os: 'ios' })
    vi.mocked(posterImage).mockReturnValue(new Promise(() => undefined))
    await open()
    expect(screen.queryByRole('button', { name: '保存图片' })).toBeNull()
    expect(screen.getByText('来看看这个世界')).toBeInTheDocument()
    expect(screen.queryByText('登录领取礼包')).toBeNull()
  })

  test('inside the app nobody has to press long', async () => {
    vi.mocked(currentVisit).mockReturnValue({ visit: 'app', os: 'ios' })
    await open()
    expect(screen.queryByText('长按图片保存到相册')).toBeNull()
    expect(button('保存图片')).toBeEnabled()
  })

  test('unless the app cannot save it', async () => {
    vi.mocked(currentVisit).mockReturnValue({ visit: 'app', os: 'ios' })
    vi.mocked(saveImage).mockResolvedValue('press')
    await open()
    await press('保存图片')
    expect(screen.getByText('长按图片保存到相册')).toBeInTheDocument()
  })

  test.each([
    ['saved', undefined],
    ['denied', '保存失败，请打开相册权限'],
  ] as const)('an app that is silent for 3 s and then says %s', async (outcome, said) => {
    vi.useFakeTimers()
    vi.mocked(currentVisit).mockReturnValue({ visit: 'app', os: 'android' })
    let answer: (outcome: SaveOutcome) => void = () => undefined
    vi.mocked(saveImage).mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await open()
    await press('保存图片')
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(screen.queryByText('长按图片保存到相册')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText('长按图片保存到相册')).toBeInTheDocument()
    await act(async () => answer(outcome))
    expect(screen.queryByText('长按图片保存到相册')).toBeNull()
    if (said) expect(screen.getByText(said)).toBeInTheDocument()
  })
})
