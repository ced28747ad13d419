import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { connectTracker } from '@/tracking/track'
import { connectToasts } from '@/ui/toast/toast'
import { openAppPage } from '@tests/support/fakeBridge'
import { place } from '@tests/support/fakeVisit'
import { goBack } from '@tests/support/goBack'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/bridge/handlers', () => import('@tests/support/fakeBridge'))

const sandbox = startSandbox()
const TOP_LIST = '/moment/comment/topList'

/** By label, because a query by role is slow where there are many of them. */
const comments = () => screen.findAllByLabelText(/^点赞.+的评论/)

describe('the moment', () => {
  it('shows who said what, with its topics, pictures and counts', async () => {
    renderRoute('/trends-detail/20004')
    expect(await screen.findByText('慢慢走的蜗牛')).toBeVisible()
    expect(screen.getByText('#四季打卡')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^查看图片/ })).toHaveLength(4)
    expect(screen.getByText('8.8万次浏览')).toBeVisible()
    expect(screen.getByRole('button', { name: /^点赞\s*5.12千$/ })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('动态详情'))
  })

  it('shows its own skeleton until the moment is there', async () => {
    const answer = sandbox.hold('/moment/getByMomentId')
    renderRoute('/trends-detail/20004')
    expect(await screen.findByText('正在加载动态')).toBeInTheDocument()
    answer()
    expect(await screen.findByText('慢慢走的蜗牛')).toBeVisible()
    expect(screen.queryByText('正在加载动态')).toBeNull()
  })

  it('asks for the id as it was given, without the end of a sentence, once, before it renders', async () => {
    renderRoute('/trends-detail/020004。')
    expect(await screen.findByText('动态不存在或已被删除')).toBeVisible()
    const asked = sandbox.seen('/moment/getByMomentId')
    expect(asked.map(({ query }) => query.momentId)).toEqual(['020004'])
    expect(sandbox.seen(TOP_LIST)).toHaveLength(0)
  })

  it.each([
    ['null', [null], 0],
    ['blanks among others', [' ', '/a.png', ''], 1],
  ])('%s are no pictures', async (_, images, count) => {
    const data = { momentId: '20004', authorName: ' ', content: '只有文字', images }
    sandbox.server.use(
      http.get('*/moment/getByMomentId', () => HttpResponse.json({ errorCode: 200, data })),
    )
    renderRoute('/trends-detail/20004')
    expect(await screen.findByText('匿名用户')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: /^查看图片/ })).toHaveLength(count)
  })

  it('without its own id is still the one that was asked for', async () => {
    renderRoute('/trends-detail/20004?__state=hostile')
    await comments()
    expect(sandbox.seen(TOP_LIST).map(({ query }) => query.momentId)).toEqual(['20004'])
  })

  it('shows a heart that is filled once the person has liked it', async () => {
    renderRoute('/trends-detail/20004?__state=liked')
    const like = await screen.findByRole('button', { name: /^点赞\s*5.12千$/ })
    expect(like).toHaveAttribute('aria-pressed', 'true')
  })

  it.each(['12a', '1.5', '-1', '0x10', '%20'])('refuses the id %s without a call', async (id) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    renderRoute(`/trends-detail/${id}`)
    expect(await screen.findByText('请检查id参数是否正确')).toBeVisible()
    expect(sandbox.requests).toHaveLength(0)
  })

  it('says that the server failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    renderRoute('/trends-detail/20001?__state=http_500')
    const text = 'Something went wrong, please check server API'
    expect(await screen.findByText(text)).toBeVisible()
  })

  it.each([
    ['deleted', '该动态已被删除'],
    ['auditing', '动态审核中，暂不可见'],
    ['null_data', '动态不存在或已被删除'],
  ])('%s: %s, with the way into the app and without comments', async (state, text) => {
    renderRoute(`/trends-detail/20001?__state=${state}`)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('complementary', { name: '打开App' })).toBeVisible()
    expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/mfuwu/')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(sandbox.seen(TOP_LIST)).toHaveLength(0)
  })

  it.each([
    ['text_only', 0],
    ['images_1', 1],
    ['images_2', 2],
    ['images_9', 9],
  ])('%s: %i pictures', async (state, count) => {
    renderRoute(`/trends-detail/20002?__state=${state}`)
    await screen.findByText('云端建筑师')
    expect(screen.queryAllByRole('button', { name: /^查看图片/ })).toHaveLength(count)
  })

  it('opens a picture on the whole screen, and Back closes it', async () => {
    renderRoute('/trends-detail/20004')
    await userEvent.click(await screen.findByRole('button', { name: '查看图片 2/4' }))
    const viewer = await screen.findByRole('dialog', { name: '查看图片' })
    expect(within(viewer).getByText('2/4')).toBeInTheDocument()
    await goBack()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '查看图片' })).toBeNull())
    expect(screen.getByText('慢慢走的蜗牛')).toBeVisible()
  })

  it('plays a video in its place, with sound, when it is tapped', async () => {
    const play = vi.fn(() => Promise.resolve())
    HTMLMediaElement.prototype.play = play
    renderRoute('/trends-detail/20010')
    const video = await screen.findByLabelText<HTMLVideoElement>('视频')
    expect(video).toHaveAttribute('playsinline')
    expect(video.muted).toBe(false)
    expect(video).not.toHaveAttribute('controls')
    await userEvent.click(screen.getByRole('button', { name: '播放视频' }))
    expect(play).toHaveBeenCalledOnce()
    expect(video).toHaveAttribute('controls')
    expect(screen.queryByRole('button', { name: '播放视频' })).toBeNull()
    expect(video).toHaveFocus()
  })

  it('holds all of a text of 3,000 characters', async () => {
    renderRoute('/trends-detail/20000?__state=long_text')
    const text = await screen.findByText(/^今天沿着数字长街/)
    expect(text.textContent?.length).toBeGreaterThan(2500)
  })

  it('writes markup and links of others as plain text', async () => {
    renderRoute('/trends-detail/20004?__state=hostile')
    expect(await screen.findByText(/<script>window\.__pwned=1<\/script>/)).toBeVisible()
    expect(document.querySelector('main script, main svg[onload], main iframe')).toBeNull()
    expect(screen.queryByRole('link', { name: /https/ })).toBeNull()
    expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/)
  })
})

describe('coming back', () => {
  const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'))
  const fromCache = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const asked = () => sandbox.seen('/moment/getByMomentId').length
  const openLiked = async () => {
    renderRoute('/trends-detail/20004')
    await comments()
    sandbox.useScenario('liked')
  }

  it.each([
    ['from the back-forward cache', 'mobile', fromCache],
    ['from the app’s own pages', 'app', seenAgain],
  ] as const)('%s shows what has become of the moment', async (_, where, comeBack) => {
    place.visit = where
    await openLiked()
    comeBack()
    await waitFor(() =>
      expect(screen.getAllByRole('button', { pressed: true }).length).toBeGreaterThan(0),
    )
  })

  it('keeps what is on screen when asking again fails, and says why', async () => {
    const show = vi.fn()
    connectToasts({ show, clear: () => {} })
    await openLiked()
    sandbox.useScenario('http_504')
    fromCache()
    await waitFor(() => expect(show).toHaveBeenCalledWith('服务器在发布,请稍等...'))
    expect(asked()).toBe(2)
    expect(screen.getByText('慢慢走的蜗牛')).toBeVisible()
  })

  it('to a tab of a browser asks for nothing', async () => {
    await openLiked()
    seenAgain()
    expect(asked()).toBe(1)
  })
})

it('the way home shows that it was heard, while the list is on its way', async () => {
  renderRoute('/trends-detail/20004')
  await comments()
  const answer = sandbox.hold('/facilitator/query')
  await userEvent.click(screen.getByRole('link', { name: '首页' }))
  await waitFor(() => expect(document.documentElement.dataset.progress).toBe('busy'))
  expect(screen.getByText('慢慢走的蜗牛')).toBeVisible()
  answer()
  expect(await screen.findByRole('heading', { name: '数字资产定制' })).toBeVisible()
  await waitFor(() => expect(document.documentElement.dataset.progress).toBe('done'))
})

it('so does the way home from the error page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // The list that a guest has seen is kept.
  logInAs()
  renderRoute('/trends-detail/abc')
  const home = await screen.findByRole('link', { name: '返回首页' })
  const answer = sandbox.hold('/facilitator/query')
  await userEvent.click(home)
  await waitFor(() => expect(document.documentElement.dataset.progress).toBe('busy'))
  answer()
  expect(await screen.findByRole('heading', { name: '数字资产定制' })).toBeVisible()
})

describe('taking part', () => {
  it.each([/^关注/, /^点赞\s*5/, /^评论\s*103/, '回复'])('%s leads to the app', async (name) => {
    renderRoute('/trends-detail/20004')
    await comments()
    await userEvent.click(screen.getAllByRole('button', { name })[0] as HTMLElement)
    const sheet = screen.getByRole('dialog', { name: '打开App参与互动' })
    expect(within(sheet).getByRole('button', { name: '打开App' })).toBeVisible()
    expect(openAppPage).not.toHaveBeenCalled()
    await userEvent.click(within(sheet).getByRole('button', { name: '继续浏览' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('hands on the moment by its share count, with nothing of the address that it was opened with', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.assign(navigator, { share })
    renderRoute('/trends-detail/20004?shareUid=7')
    await userEvent.click(await screen.findByRole('button', { name: /^分享/ }))
    expect(share).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: '慢慢走的蜗牛的动态',
        url: `${window.location.origin}/mfuwu/trends-detail/20004`,
      }),
    )
    Reflect.deleteProperty(navigator, 'share')
  })

  it('opens the native editor inside the app, where there is no bar of ours', async () => {
    Object.assign(place, { visit: 'app', os: 'ios' })
    renderRoute('/trends-detail/20004')
    await userEvent.click(await screen.findByRole('button', { name: '说点什么…' }))
    expect(openAppPage).toHaveBeenCalledExactlyOnceWith('/moment?momentId=20004&action=comment')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('complementary', { name: '打开App' })).toBeNull()
    expect(screen.queryByRole('link', { name: '首页' })).toBeNull()
  })

  it('says so when the app does not open its editor', async () => {
    Object.assign(place, { visit: 'app', os: 'ios' })
    openAppPage.mockResolvedValueOnce(false)
    const show = vi.fn()
    connectToasts({ show, clear: () => undefined })
    // Clears the calls of earlier tests.
    show.mockClear()
    renderRoute('/trends-detail/20004')
    await userEvent.click(await screen.findByRole('button', { name: '说点什么…' }))
    await waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith('暂时无法打开，请稍后再试'))
  })

  it('notes what was done', async () => {
    const noted: string[] = []
    connectTracker(({ pageName, elementType, elementName }) =>
      noted.push(`${pageName}: ${elementType}/${elementName}`),
    )
    // Clears the events of earlier tests.
    noted.length = 0
    renderRoute('/trends-detail/20004')
    await comments()
    await userEvent.click(screen.getByRole('tab', { name: '最新' }))
    await userEvent.click(screen.getByRole('button', { name: /^关注/ }))
    await userEvent.click(screen.getByRole('button', { name: '打开App' }))
    expect(noted).toEqual([
      'trends-detail: page/view',
      'trends-detail: tab/comment-new',
      'trends-detail: button/follow',
      'trends-detail: button/open-app',
    ])
  })
})
