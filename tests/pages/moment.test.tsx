import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectTracker } from '@/tracking/track'
import { logInAs, renderRoute } from '../support/renderRoute'
import { startSandbox } from '../support/sandbox'

const visit = vi.hoisted(() => ({ current: { visit: 'mobile', os: 'android' } }))
vi.mock('@/bridge/environment', () => ({ currentVisit: () => visit.current }))
const openAppPage = vi.hoisted(() => vi.fn(() => Promise.resolve(true)))
vi.mock('@/bridge/handlers', async (original) => ({
  ...(await original<object>()),
  openAppPage,
}))

vi.setConfig({ testTimeout: 20_000 })
const sandbox = startSandbox()
const TOP_LIST = '/moment/comment/topList'

beforeEach(() => {
  visit.current = { visit: 'mobile', os: 'android' }
  openAppPage.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

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

  it('asks for the id as it was given, once, before it renders', async () => {
    renderRoute('/trends-detail/020004')
    expect(await screen.findByText('动态不存在或已被删除')).toBeVisible()
    const asked = sandbox.seen('/moment/getByMomentId')
    expect(asked.map(({ query }) => query.momentId)).toEqual(['020004'])
    expect(sandbox.seen(TOP_LIST)).toHaveLength(0)
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
    window.history.back()
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

describe('the comments', () => {
  it('carry neither Authorization nor clientInfo, though the moment does', async () => {
    logInAs('13900000101')
    renderRoute('/trends-detail/20001')
    await comments()
    await userEvent.click(screen.getAllByRole('button', { name: /^查看全部/ })[0] as HTMLElement)
    await screen.findByRole('button', { name: '收起' })
    const [lookup] = sandbox.seen('/moment/getByMomentId')
    expect(lookup?.headers.authorization).toMatch(/^Bearer ./)
    expect(lookup?.headers.clientinfo).toBeTruthy()
    const calls = [...sandbox.seen(TOP_LIST), ...sandbox.seen('/moment/comment/subList')]
    expect(calls).toHaveLength(2)
    for (const { headers } of calls) {
      expect(headers).not.toHaveProperty('authorization')
      expect(headers).not.toHaveProperty('clientinfo')
      expect(headers['x-request-version']).toBe('v3')
    }
  })

  it('go on page by page until there are no more', async () => {
    renderRoute('/trends-detail/20004')
    expect(await comments()).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
    expect(await screen.findByText('没有更多了')).toBeVisible()
    expect(await comments()).toHaveLength(25)
    expect(sandbox.seen(TOP_LIST).map(({ query }) => query)).toEqual([
      { momentId: '20004', sort: 'HOT', pageNo: '1', pageSize: '20' },
      { momentId: '20004', sort: 'HOT', pageNo: '2', pageSize: '20' },
    ])
  })

  it('go on by themselves when their end comes near', async () => {
    const near = new Set<() => void>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        readonly reach = () => this.tell([{ isIntersecting: true }])
        observe = () => near.add(this.reach)
        disconnect = () => near.delete(this.reach)
      },
    )
    renderRoute('/trends-detail/20004')
    await comments()
    near.forEach((reach) => reach())
    expect(await screen.findByText('没有更多了')).toBeVisible()
    expect(near.size).toBe(0)
  })

  it('keep what is there when a further page fails', async () => {
    renderRoute('/trends-detail/20004')
    await comments()
    sandbox.useScenario('comments_fail')
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
    const retry = await screen.findByRole('button', { name: '加载失败，点击重试' })
    expect(await comments()).toHaveLength(20)
    sandbox.useScenario()
    await userEvent.click(retry)
    expect(await screen.findByText('没有更多了')).toBeVisible()
  })

  it('fail alone, and can be tried again', async () => {
    sandbox.useScenario('comments_fail')
    renderRoute('/trends-detail/20004')
    expect(await screen.findByText('评论加载失败，点击重试')).toBeVisible()
    expect(screen.getByText('慢慢走的蜗牛')).toBeVisible()
    sandbox.useScenario()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await comments()).toHaveLength(20)
  })

  it('invite the first one', async () => {
    renderRoute('/trends-detail/20013')
    expect(await screen.findByText('还没有评论，来抢沙发')).toBeVisible()
  })

  it('begin anew in the other order', async () => {
    renderRoute('/trends-detail/20004')
    await comments()
    await userEvent.click(screen.getByRole('button', { name: '加载更多' }))
    await screen.findByText('没有更多了')
    await userEvent.click(screen.getByRole('tab', { name: '最新' }))
    await waitFor(() => expect(sandbox.seen(TOP_LIST)).toHaveLength(3))
    expect(sandbox.seen(TOP_LIST)[2]?.query).toMatchObject({ sort: 'NEW', pageNo: '1' })
    expect(await comments()).toHaveLength(20)
  })

  it('never mix with what the other order still answers', async () => {
    renderRoute('/trends-detail/20004')
    const hot = (await comments()).map((button) => button.getAttribute('aria-label'))
    for (const name of ['最新', '最热', '最新', '最热'])
      await userEvent.click(screen.getByRole('tab', { name }))
    expect((await comments()).map((button) => button.getAttribute('aria-label'))).toEqual(hot)
    expect(sandbox.seen(TOP_LIST)).toHaveLength(5)
  })

  it('show two replies, then ten at a time, and fold up again', async () => {
    renderRoute('/trends-detail/20001')
    await comments()
    const opener = await screen.findByRole('button', { name: '查看全部27条回复' })
    const item = opener.closest('li') as HTMLElement
    const replies = () => within(item).getAllByRole('listitem')
    expect(replies()).toHaveLength(2)
    await userEvent.click(opener)
    await waitFor(() => expect(replies()).toHaveLength(10))
    await userEvent.click(within(item).getByRole('button', { name: '展开更多回复' }))
    await waitFor(() => expect(replies()).toHaveLength(20))
    await userEvent.click(within(item).getByRole('button', { name: '展开更多回复' }))
    await waitFor(() => expect(replies()).toHaveLength(27))
    expect(within(item).queryByRole('button', { name: '展开更多回复' })).toBeNull()
    await userEvent.click(within(item).getByRole('button', { name: '收起' }))
    expect(replies()).toHaveLength(2)
    await userEvent.click(opener)
    expect(sandbox.seen('/moment/comment/subList').map(({ query }) => query.pageNo)).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it('say when replies do not come', async () => {
    renderRoute('/trends-detail/20001?__state=http_500@/subList')
    await userEvent.click(await screen.findByRole('button', { name: '查看全部27条回复' }))
    expect(await screen.findByRole('button', { name: '加载失败，点击重试' })).toBeVisible()
  })
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

  it('opens the native editor inside the app, where there is no bar of ours', async () => {
    visit.current = { visit: 'app', os: 'ios' }
    renderRoute('/trends-detail/20004')
    await userEvent.click(await screen.findByRole('button', { name: '说点什么…' }))
    expect(openAppPage).toHaveBeenCalledExactlyOnceWith('/moment?momentId=20004&action=comment')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('complementary', { name: '打开App' })).toBeNull()
    expect(screen.queryByRole('link', { name: '首页' })).toBeNull()
  })

  it('notes what was done', async () => {
    const noted: string[] = []
    connectTracker(({ pageName, elementType, elementName }) =>
      noted.push(`${pageName}: ${elementType}/${elementName}`),
    )
    // What the tests before have left.
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
