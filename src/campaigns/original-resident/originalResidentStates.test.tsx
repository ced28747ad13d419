import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { place } from '@tests/support/fakeVisit'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import {
  PHONE,
  RECEIVE,
  SEARCH,
  asNewcomer,
  button,
  fillForm,
  mainCard,
  openAsMember,
} from './testing'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()

describe('a resident', () => {
  it.each([
    ['stage_0', '再邀请1人即可领取'],
    ['stage_sold', '已抢光'],
    ['sold_out', '已抢光'],
    ['claimed', '已领取'],
    ['ended', '活动已结束'],
    ['not_started', '敬请期待'],
    ['code_10001@/rewardSearch', '敬请期待'],
    ['code_10002@/rewardSearch', '活动已结束'],
  ])('%s: the main button says %s and is off', async (state, words) => {
    openAsMember(`__state=${state}`)
    expect((await mainCard()).getByRole('button', { name: words })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^去领取/ })).toBeNull()
  })

  it.each([
    ['not_started', '敬请期待'],
    ['ended', '已结束'],
  ])('%s: a stage that was reached says %s', async (state, words) => {
    openAsMember(`__state=${state}`)
    await mainCard()
    const stages = within(screen.getAllByRole('list')[0] as HTMLElement)
    const shut = stages.getAllByRole('button')
    expect(shut.map((each) => each.textContent)).toEqual([words, words])
    for (const each of shut) expect(each).toBeDisabled()
  })

  it('finds the notice where the platform says only when it runs', async () => {
    openAsMember('__state=code_10001@/rewardSearch')
    expect(await screen.findByText('活动尚未开始')).toBeVisible()
    expect((await mainCard()).getByText(/^已邀请/)).toHaveTextContent('已邀请--人，有效--人')
  })

  it('promises no reward after the end', async () => {
    openAsMember('__state=ended,no_stages')
    expect((await mainCard()).getByRole('button', { name: '活动已结束' })).toBeDisabled()
    expect(screen.queryByText(/奖励准备中/)).toBeNull()
  })

  it('finds the way home when the campaign was taken down', async () => {
    openAsMember('__state=offline')
    expect(await screen.findByText('活动已下线')).toBeVisible()
    expect(screen.getByRole('link', { name: '去首页看看' })).toBeVisible()
    expect(screen.queryByRole('region', { name: '当前奖励' })).toBeNull()
  })

  it('stage_mid: what was claimed is claimed, and the next can be', async () => {
    openAsMember('__state=stage_mid')
    expect((await mainCard()).getByText('星空明信片')).toBeVisible()
    expect(screen.getByText('已领取')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: '奖励记录' }))
    expect(await screen.findByText('已到账')).toBeVisible()
  })

  it('stage_all: every stage can be claimed', async () => {
    openAsMember('__state=stage_all')
    expect(await screen.findAllByRole('button', { name: /^去领取 / })).toHaveLength(5)
  })

  it('no_stages: says that there will be some', async () => {
    openAsMember('__state=no_stages')
    expect((await mainCard()).getByRole('button', { name: '敬请期待' })).toBeDisabled()
    expect(screen.getByText('奖励准备中，敬请期待')).toBeVisible()
  })

  it('pending: a reward is on its way', async () => {
    openAsMember('__state=pending')
    await userEvent.click((await mainCard()).getByRole('button', { name: '立即领取' }))
    const dialog = await screen.findByRole('dialog', { name: '领取成功' })
    expect(dialog).toHaveTextContent('正在发放，稍后到账')
    await userEvent.click(within(dialog).getByRole('button', { name: '开心收下' }))
    await userEvent.click(screen.getByRole('tab', { name: '奖励记录' }))
    expect(await screen.findByText('处理中')).toBeVisible()
  })

  it('ENDED: the records stay readable', async () => {
    openAsMember('__state=ended,claimed')
    const rows = within(await screen.findByRole('list', { name: '邀请记录' }))
    expect(rows.getAllByRole('listitem')).toHaveLength(7)
    await userEvent.click(screen.getByRole('tab', { name: '奖励记录' }))
    const rewards = within(await screen.findByRole('list', { name: '奖励记录' }))
    expect(rewards.getAllByRole('listitem')).toHaveLength(6)
  })

  it('SUBMITTING: the button is busy until the answer is there', async () => {
    const release = sandbox.hold(RECEIVE)
    openAsMember()
    const claim = (await mainCard()).getByRole('button', { name: '立即领取' })
    await userEvent.click(claim)
    expect(claim).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(claim)
    release()
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('hears that a reward has gone, and the page asks anew', async () => {
    openAsMember(`__state=code_20002@${RECEIVE}`)
    await userEvent.click((await mainCard()).getByRole('button', { name: '立即领取' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('手慢了，奖励已抢光'))
    await waitFor(() => expect(sandbox.seen(SEARCH)).toHaveLength(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has both of two equal rewards on the list', async () => {
    spoil(sandbox, SEARCH, (data) => ({
      ...data,
      records: [1, 2].map(() => ({ name: '50积分', time: '2026-11-20 09:30:00' })),
    }))
    openAsMember()
    await userEvent.click(await screen.findByRole('tab', { name: '奖励记录' }))
    const rows = within(await screen.findByRole('list', { name: '奖励记录' }))
    expect(rows.getAllByText('50积分')).toHaveLength(2)
    expect(rows.getAllByText('处理中')).toHaveLength(2)
  })

  it('without a code hears so, and is not asked to log in', async () => {
    spoil(sandbox, SEARCH, (data) => ({ ...data, inviteCode: undefined }))
    openAsMember()
    for (const name of ['复制邀请码', '去邀请', '分享海报']) {
      toast.mockClear()
      await userEvent.click(await button(name))
      expect(toast).toHaveBeenCalledWith('邀请码暂未生成，请稍后刷新再试')
    }
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the layer of a poster with the tap, with the own name once it is there', async () => {
    openAsMember()
    await userEvent.click(await button('分享海报'))
    expect(screen.getByRole('dialog', { name: '分享海报' })).toHaveTextContent('海报生成中…')
    expect(await screen.findByText(`元友${PHONE.slice(-4)}`)).toBeInTheDocument()
  })

  it('no phone of anybody’s is shown', async () => {
    spoil(sandbox, '/registrantList', ({ list, ...data }) => ({
      ...data,
      list: (list as object[]).map((row, at) => ({
        ...row,
        nickname: '13800138000',
        phoneMasked: at % 2 ? '+86 13800138000' : '138 0013 8000',
      })),
    }))
    openAsMember()
    const rows = await screen.findByRole('list', { name: '邀请记录' })
    expect(rows.textContent?.replace(/\D/g, '')).not.toContain('13800138000')
    expect(within(rows).getAllByText('138****8000')).toHaveLength(7)
  })

  it('says so when nobody was invited yet', async () => {
    openAsMember('__state=stage_0')
    expect(await screen.findByText('还没有邀请记录，快去邀请好友吧')).toBeVisible()
  })
})

describe('in WeChat', () => {
  beforeEach(() => {
    place.visit = 'wechat'
  })

  it('a resident reads nothing of what an invitation brings', async () => {
    openAsMember()
    expect((await mainCard()).getByText('1位好友同行')).toBeVisible()
    const rows = within(await screen.findByRole('list', { name: '邀请记录' }))
    expect(rows.getAllByText('有效')).toHaveLength(4)
    expect(rows.queryByText(/积分/)).toBeNull()
    await userEvent.click(await button('规则'))
    const rules = await screen.findByRole('dialog', { name: '活动规则' })
    expect(rules).toHaveTextContent('有效邀请')
    expect(rules).not.toHaveTextContent(/奖励|积分|即可领取|后可/)
    expect(screen.queryByText(/邀请奖励|赚更多|再邀请/)).toBeNull()
  })

  it('somebody old hears of no reward', async () => {
    asNewcomer('old_user')
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    await userEvent.click(await button('立即领取'))
    expect(await screen.findByRole('dialog', { name: '你已是老用户，欢迎回来' })).toBeVisible()
  })
})
