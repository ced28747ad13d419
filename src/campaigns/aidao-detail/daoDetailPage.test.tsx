import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { shareLink } from '@/kit/share/shareLink'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/kit/share/shareLink', () => import('@tests/support/fakeShareLink'))

const sandbox = startSandbox()

const open = (state = '', query = 'daoId=50001') =>
  openRoute(`/aidao-detail?${query}&__state=${state}`)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const NAME = { name: '星火联盟', level: 1 }

describe('the DAO', () => {
  it('shows its name, what it weighs and its notice', async () => {
    open()
    expect(await screen.findByRole('heading', NAME)).toBeVisible()
    await waitFor(() => expect(document.title).toBe('星火联盟'))
    for (const text of ['Lv.7', '1.29千', '4.56万', '第2', '一点星火，照见整片夜空'])
      expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('今晚八点集结，先守中路的三座灯塔。')).toBeVisible()
    expect(screen.getByText(/^发起人/)).toBeVisible()
    await waitFor(() => expect(tracked()).toEqual(['page/view']))
  })

  it('keeps an id that no number holds', async () => {
    open('', 'daoId=900719925474099123')
    expect(await screen.findByRole('heading', NAME)).toBeVisible()
    expect(sandbox.seen('/dao/info')[0]?.query).toEqual({ daoId: '900719925474099123' })
  })

  it.each(['', 'daoId=x', 'daoId=1e3'])('is none of the address: %j', async (query) => {
    open('', query)
    expect(await screen.findByText('DAO信息有误')).toBeVisible()
    expect(screen.getByRole('link', { name: '去战区看看' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/warZone$/),
    )
    expect(sandbox.requests).toHaveLength(0)
  })

  it('is gone', async () => {
    const { user, router } = open('', 'daoId=1')
    expect(await screen.findByText('DAO不存在或已解散')).toBeVisible()
    await user.click(screen.getByRole('link', { name: '去战区看看' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/warZone$/))
  })

  it('has no name, rank, level or notice', async () => {
    spoil(sandbox, '/arena/dao/info', () => ({ daoId: '50001' }))
    open()
    expect(await screen.findByRole('heading', { name: 'DAO详情', level: 1 })).toBeVisible()
    expect(screen.getByText('未上榜')).toBeVisible()
    expect(screen.queryByText('公告')).toBeNull()
    expect(screen.queryByText(/Lv/)).toBeNull()
  })

  it('is kept for members: a guest sees it after the login', async () => {
    sandbox.useScenario('signed_out@/dao/info')
    const { user } = open()
    const login = await button('登录后查看')
    expect(screen.queryByRole('button', { name: '重新加载' })).toBeNull()
    sandbox.useScenario()
    await user.click(login)
    await answerLogin(newPhone())
    expect(await screen.findByRole('heading', NAME)).toBeVisible()
  })

  it('is shared with its own address', async () => {
    const { user } = open()
    await user.click(await button('分享'))
    expect(shareLink).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '星火联盟',
        url: expect.stringMatching(/\/aidao-detail\?daoId=50001/) as string,
      }),
    )
    expect(tracked()).toContain('button/share')
  })
})

describe('the main button', () => {
  it('joins in the app, for a guest, too', async () => {
    const { user } = open()
    await user.click(await button('加入DAO'))
    expect(openApp).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/arena/join?daoId=50001', counted: false }),
    )
    expect(tracked()).toContain('button/join')
  })

  it.each([
    ['member', '已加入'],
    ['not_joinable', '暂不可加入'],
  ])('does nothing: %s', async (state, label) => {
    logInAs()
    open(state)
    expect(await button(label)).toBeDisabled()
  })

  it('manages in the app', async () => {
    logInAs()
    const { user } = open('admin')
    await user.click(await button('管理'))
    expect(openApp).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/arena/manage?daoId=50001' }),
    )
  })
})

describe('the tabs', () => {
  it('are in the address, in place, and what came stays while another one is open', async () => {
    const { user, router } = open()
    expect(await screen.findByRole('list', { name: '动态' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: '成员' }))
    expect(await screen.findByRole('list', { name: '成员' })).toBeVisible()
    expect(router.state.location.search).toContain('tab=members')
    await user.click(screen.getByRole('tab', { name: '动态' }))
    expect(await screen.findByRole('list', { name: '动态' })).toBeVisible()
    expect(sandbox.seen('/dao/moments')).toHaveLength(1)
    expect(router.state.historyAction).toBe('REPLACE')
    expect(tracked()).toEqual(['page/view', 'tab/members', 'tab/moments'])
  })

  it('open where the address says', async () => {
    open('', 'daoId=50001&tab=proposals')
    expect(await screen.findByRole('list', { name: '提案' })).toBeVisible()
    expect(screen.getByRole('tab', { name: '提案' })).toHaveAttribute('aria-selected', 'true')
    expect(sandbox.seen('/dao/moments')).toHaveLength(0)
    expect(sandbox.seen('/dao/page')[0]?.query).toMatchObject({ daoId: '50001', tab: 'PROPOSAL' })
  })

  it.each([
    ['moments', 'feed_0', '还没有动态'],
    ['members', 'members_0', '还没有成员'],
    ['proposals', 'proposals_0', '还没有提案'],
  ])('say that there is nothing: %s', async (tab, state, text) => {
    open(state, `daoId=50001&tab=${tab}`)
    expect(await screen.findByText(text)).toBeVisible()
  })

  it.each([
    ['members', '登录后查看成员', '成员'],
    ['proposals', '登录后查看提案', '提案'],
  ])('ask for a login alone, and are there after it: %s', async (tab, text, label) => {
    sandbox.useScenario('signed_out@/dao/page')
    const { user } = open('', `daoId=50001&tab=${tab}`)
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('heading', NAME)).toBeVisible()
    sandbox.useScenario()
    await user.click(await button('去登录'))
    await answerLogin(newPhone())
    expect(await screen.findByRole('list', { name: label })).toBeVisible()
  })

  it('fail alone, and are there with the next try', async () => {
    const { user } = open('http_500@/dao/moments')
    const retry = await button('加载失败，点击重试')
    expect(screen.getByRole('heading', NAME)).toBeVisible()
    sandbox.useScenario()
    await user.click(retry)
    await waitFor(() => expect(sandbox.seen('/dao/moments').length).toBe(2))
  })

  it('have hundreds of members, page by page', async () => {
    const { user } = open('many', 'daoId=50001&tab=members')
    const list = await screen.findByRole('list', { name: '成员' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(20)
    await user.click(await button('加载更多'))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(40))
  })
})

describe('a proposal', () => {
  const openProposals = () => open('', 'daoId=50001&tab=proposals')

  it('shows how it stands: shares that sum to 100, or that nobody has voted', async () => {
    openProposals()
    const list = await screen.findByRole('list', { name: '提案' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent('进行中')
    expect(first).toHaveTextContent('赞成 67%（412）反对 33%（207）')
    expect(second).toHaveTextContent('暂无投票')
    for (const state of ['已通过', '未通过', '已撤回'])
      expect(within(list).getAllByText(state)[0]).toBeVisible()
  })

  it('is voted on in the app', async () => {
    const { user } = openProposals()
    await user.click(await button(/修复中路第二座灯塔/))
    expect(openApp).toHaveBeenCalledWith(
      expect.objectContaining({ path: '/arena/proposal?daoId=50001&proposalId=52001' }),
    )
    expect(tracked()).toContain('card/proposal')
  })
})
