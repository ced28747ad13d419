import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CLICKS } from '@/campaigns/original-resident/clicks'
import { person, uidOf } from '@/sandbox/users'
import { connectTracker } from '@/tracking/track'
import { recordEvent } from '@/tracking/tracker'
import { logInAs, renderRoute } from '../support/renderRoute'
import { startSandbox } from '../support/sandbox'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))
const openApp = vi.hoisted(() => vi.fn())
vi.mock('@/kit/open-app/openApp', () => ({ openApp }))

const sandbox = startSandbox()
const PHONE = '13700000107'
const RECEIVE = '/inventUser/receive'
const SEARCH = '/originalResident/rewardSearch'
const INVITER = person(3)

const open = (query = '') => renderRoute(`/original-resident?${query}`)
const openAsMember = (query = '') => {
  logInAs(PHONE)
  return open(query)
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const mainCard = async () => within(await screen.findByRole('region', { name: '当前奖励' }))
const asNewcomer = (state = '') => open(`inviterId=${INVITER.uid}&__state=${state}`)

async function fillForm(phone = '13700000999') {
  await userEvent.type(await screen.findByRole('textbox', { name: '手机号' }), phone)
  await userEvent.type(screen.getByRole('textbox', { name: '验证码' }), '123456')
  await userEvent.click(screen.getByRole('checkbox'))
}

// The first test must not wait for the page's code.
beforeAll(() => import('@/campaigns/original-resident/route'), 60_000)

beforeEach(() => {
  // What tests before this one noted is nothing of this one's.
  connectTracker(() => undefined)
  toast.mockClear()
  openApp.mockClear()
})

describe('a resident', () => {
  it('sees number, counts, code, stages and the records', async () => {
    openAsMember()
    const card = await mainCard()
    expect(card.getByText('50积分')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '原住民计划' })).toBeVisible()
    expect(screen.getByText(/^No\.\d{6}$/)).toBeVisible()
    expect(screen.getByText(/位原住民/)).toHaveTextContent('已有 12,850 位原住民')
    expect(card.getByText(/^已邀请/)).toHaveTextContent('已邀请7人，有效4人')
    expect(screen.getByText('再邀请1人即可领取')).toBeVisible()
    const rows = within(await screen.findByRole('list', { name: '邀请记录' }))
    expect(rows.getAllByRole('listitem')).toHaveLength(7)
    expect(rows.getAllByText(/1\d{2}\*{4}\d{4}/)).toHaveLength(7)
    await userEvent.click(screen.getByRole('tab', { name: '奖励记录' }))
    expect(screen.getByText('还没有奖励记录')).toBeVisible()
    expect(sandbox.seen('/inviterInfo')).toHaveLength(0)
  })

  it('claims once with two taps in a frame, and finds it claimed after a fresh load', async () => {
    openAsMember()
    const claim = (await mainCard()).getByRole('button', { name: '立即领取' })
    claim.click()
    claim.click()
    const dialog = await screen.findByRole('dialog', { name: '领取成功' })
    expect(dialog).toHaveTextContent('50积分')
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
    expect(sandbox.seen(RECEIVE)[0]?.body).toEqual({
      stageId: '1',
      bizNo: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    })
    await userEvent.click(within(dialog).getByRole('button', { name: '开心收下' }))
    expect(await (await mainCard()).findByText('星空明信片')).toBeVisible()
    expect(screen.getByText('已领取')).toBeVisible()

    cleanup()
    open()
    expect(await (await mainCard()).findByText('星空明信片')).toBeVisible()
    await userEvent.click(screen.getByRole('tab', { name: '奖励记录' }))
    const rows = within(screen.getByRole('list', { name: '奖励记录' }))
    expect(rows.getByText('50积分').closest('li')).toHaveTextContent('已到账')
  })

  it('claims a stage of the path', async () => {
    openAsMember()
    await userEvent.click(await button('去领取 星空明信片'))
    const dialog = await screen.findByRole('dialog', { name: '领取成功' })
    expect(dialog).toHaveTextContent('正在发放，稍后到账')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '去领取 星空明信片', hidden: true })).toBeNull(),
    )
    await waitFor(() => expect(sandbox.seen(SEARCH)).toHaveLength(2))
  })

  it('asks for the state when the answer is lost, and does not claim twice', async () => {
    openAsMember(`__state=cut_after@${RECEIVE}`)
    await userEvent.click((await mainCard()).getByRole('button', { name: '立即领取' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('领取成功'))
    expect(await (await mainCard()).findByText('星空明信片')).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
    expect(sandbox.seen(SEARCH)).toHaveLength(2)
  })

  it('gets the login in place of a poster when the platform says that it is over', async () => {
    openAsMember('__state=signed_out@/invite/generateQrCode')
    await userEvent.click(await button('分享海报'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('海报生成失败，请重试')).toBeNull())
  })

  it.each([
    ['stage_0', '再邀请1人即可领取'],
    ['stage_sold', '已抢光'],
    ['ended', '活动已结束'],
    ['not_started', '敬请期待'],
  ])('%s: the main button says %s and is off', async (state, words) => {
    openAsMember(`__state=${state}`)
    expect((await mainCard()).getByRole('button', { name: words })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /^去领取/ })).toBeNull()
  })

  it('says so when nobody was invited yet', async () => {
    openAsMember('__state=stage_0')
    expect(await screen.findByText('还没有邀请记录，快去邀请好友吧')).toBeVisible()
  })

  it('opens the own link as a resident', async () => {
    logInAs(PHONE)
    open(`inviterId=${uidOf(PHONE)}&__state=self`)
    expect(await mainCard()).toBeDefined()
    expect(screen.queryByRole('button', { name: '我是新用户' })).toBeNull()
  })

  it('stands whatever the fields hold', async () => {
    openAsMember('__state=hostile')
    await screen.findByRole('region', { name: '当前奖励' })
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/)
    expect(document.querySelector('main script, main img[src^="javascript"]')).toBeNull()
  })

  it('can be asked for again when the platform could not be reached', async () => {
    openAsMember(`__state=cut@${SEARCH}`)
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    window.history.replaceState(null, '', '/mfuwu/original-resident')
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await mainCard()).toBeDefined()
  })
})

describe('a guest', () => {
  it('sees no numbers, and gets the login on the tap', async () => {
    open()
    const card = await mainCard()
    expect(card.getByText(/^已邀请/)).toHaveTextContent('已邀请--人，有效--人')
    expect(screen.getByText('No.--')).toBeVisible()
    expect(screen.getByText('登录后查看您的记录')).toBeVisible()
    expect(sandbox.seen('/registrantList')).toHaveLength(0)
    await userEvent.click(card.getByRole('button', { name: '登录后参与' }))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(0)
  })
})

describe('a newcomer', () => {
  it('sees who invites, registers with the code, and gets the gift', async () => {
    asNewcomer()
    const inviter = within(await screen.findByRole('region', { name: '邀请人' }))
    expect(inviter.getByText(INVITER.nickname)).toBeVisible()
    expect(inviter.getByText(/^原住民 No\.\d{6}$/)).toBeVisible()
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    await userEvent.click(await button('立即领取'))
    const dialog = await screen.findByRole('dialog', { name: '领取成功' })
    expect(dialog).toHaveTextContent('新人探索礼包')
    const login = sandbox.seen('/passport/login')[0]?.body as { inviteCode?: string }
    expect(login.inviteCode).toMatch(/^[A-Z0-9]{4,16}$/)
    expect(sandbox.seen(RECEIVE).map(({ body }) => body)).toEqual([
      expect.objectContaining({ stageId: 'newcomer' }),
    ])
    await userEvent.click(within(dialog).getByRole('button', { name: '开心收下' }))
    expect(await button('已领取')).toBeDisabled()
  })

  it('who is no newcomer hears so and claims nothing', async () => {
    asNewcomer('old_user')
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    await userEvent.click(await button('立即领取'))
    expect(
      await screen.findByRole('dialog', { name: '您已是老用户，邀请好友也能领奖励' }),
    ).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(0)
    await userEvent.click(await button('进入我的主页'))
    expect(await mainCard()).toBeDefined()
  })

  it.each(['inviter_unknown', 'inviter_invalid'])('%s: no card, the page works', async (state) => {
    asNewcomer(state)
    expect(await button('我是新用户')).toBeEnabled()
    expect(screen.queryByRole('region', { name: '邀请人' })).toBeNull()
  })

  it('finds who invites by the code alone', async () => {
    open('inviteCode=ZZZZ99')
    await button('我是新用户')
    expect(sandbox.seen('/invite/sharedUser')[0]?.query).toEqual({ inviteCode: 'ZZZZ99' })
    expect(sandbox.seen('/inviterInfo')).toHaveLength(0)
  })

  it.each([
    ['gift_claimed', '已领取'],
    ['gift_sold', '已抢光'],
    ['ended', '活动已结束'],
  ])('%s: the button says %s and is off', async (state, words) => {
    logInAs('13700000998')
    asNewcomer(`new_user,${state}`)
    expect(await button(words)).toBeDisabled()
  })
})

describe('the clicks', () => {
  it('has the nine names of the specification, each once per tap, also when refused', async () => {
    connectTracker(recordEvent)
    openAsMember()
    await userEvent.click((await mainCard()).getByRole('button', { name: '立即领取' }))
    await userEvent.click(await button('开心收下'))
    await userEvent.click(await button('去邀请'))
    await userEvent.click(await button('复制邀请码'))
    await userEvent.click(await button('去领取 星空明信片'))
    await userEvent.click(await button('开心收下'))
    await userEvent.click(await button(/^面对面邀请/))
    await userEvent.click(await button('分享海报'))
    await userEvent.click(await button('关闭'))
    await userEvent.click(await button('规则'))
    expect(await screen.findByRole('link', { name: '查看奖励规则全文' })).toHaveAttribute(
      'href',
      '/mfuwu/rewardRules',
    )
    expect(openApp).toHaveBeenCalledTimes(1)
    cleanup()
    localStorage.removeItem('loginInfo')
    window.dispatchEvent(new StorageEvent('storage', { key: 'loginInfo' }))
    asNewcomer()
    await userEvent.click(await button('我是新用户'))
    await screen.findByRole('textbox', { name: '手机号' })
    await userEvent.click(await button('立即领取'))
    expect(await screen.findByText('请输入手机号')).toBeVisible()

    const names = () =>
      sandbox
        .events('original-resident')
        .filter(({ elementType }) => elementType === 'button')
        .map(({ elementName }) => elementName)
    await waitFor(() => expect(names()).toHaveLength(CLICKS.length))
    expect(names().sort()).toEqual(
      [
        'claim-now',
        'go-invite',
        'rule',
        'copy',
        'get-more',
        'share',
        'get-to',
        'claim-now-submit',
        'new-user',
      ].sort(),
    )
  })

  it('notes a tap on a button that is off', async () => {
    connectTracker(recordEvent)
    openAsMember('__state=stage_0')
    const off = (await mainCard()).getByRole('button', { name: '再邀请1人即可领取' })
    // A browser lets the tap through to what lies around the button.
    fireEvent.click(off.parentElement as HTMLElement)
    await waitFor(() =>
      expect(
        sandbox.events('original-resident').filter((each) => each.elementName === 'claim-now'),
      ).toHaveLength(1),
    )
  })
})
