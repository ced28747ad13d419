import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()
const TOP_LIST = '/moment/comment/topList'

/** By label, because a query by role is slow where there are many of them. */
const comments = () => screen.findAllByLabelText(/^点赞.+的评论/)

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

  it('are in the chosen order again after Back', async () => {
    const { router } = renderRoute('/trends-detail/20004')
    await userEvent.click(await screen.findByRole('tab', { name: '最新' }))
    await act(() => router.navigate('/opinionScoreRules'))
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull())
    await act(() => router.navigate(-1))
    expect(await screen.findByRole('tabpanel', { name: '最新' })).toBeVisible()
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
    await waitFor(() => expect(near.size).toBe(1))
    near.forEach((reach) => reach())
    expect(await screen.findByText('没有更多了')).toBeVisible()
    await waitFor(() => expect(near.size).toBe(0))
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

  it('keep the focus at their place while they are tried again, for the next key', async () => {
    sandbox.useScenario('comments_fail')
    renderRoute('/trends-detail/20004')
    await screen.findByText('评论加载失败，点击重试')
    sandbox.useScenario()
    const answer = sandbox.hold(TOP_LIST)
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    const skeleton = await screen.findByText('正在加载评论')
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toContainElement(skeleton)
    answer()
    const [like] = await comments()
    await userEvent.tab()
    expect(like).toHaveFocus()
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
    expect(screen.getByRole('tabpanel', { name: '最热' })).toContainElement(
      (await comments())[0] ?? null,
    )
    await userEvent.click(screen.getByRole('tab', { name: '最新' }))
    expect(screen.getByRole('tabpanel', { name: '最新' })).toBeVisible()
    await waitFor(() => expect(sandbox.seen(TOP_LIST)).toHaveLength(3))
    expect(sandbox.seen(TOP_LIST)[2]?.query).toMatchObject({ sort: 'NEW', pageNo: '1' })
    await waitFor(async () => expect(await comments()).toHaveLength(20))
  })

  it('never mix with what the other order still answers', async () => {
    renderRoute('/trends-detail/20004')
    const labels = async () => (await comments()).map((each) => each.getAttribute('aria-label'))
    const hot = await labels()
    for (const name of ['最新', '最热', '最新', '最热'])
      await userEvent.click(screen.getByRole('tab', { name }))
    await waitFor(async () => expect(await labels()).toEqual(hot))
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
