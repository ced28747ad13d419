import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CLICKS } from './clicks'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { uidOf } from '@/sandbox/users'
import { connectTracker } from '@/tracking/track'
import { recordEvent } from '@/tracking/tracker'
import { startSandbox } from '@tests/support/sandbox'
import { PHONE, RECEIVE, SEARCH, asNewcomer, button, mainCard, open, openAsMember } from './testing'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))
const openApp = vi.hoisted(() => vi.fn())
vi.mock('@/kit/open-app/openApp', () => ({ openApp }))

const sandbox = startSandbox()

beforeEach(() => {
  // Discards the events of earlier tests.
  connectTracker(() => undefined)
})

describe('a resident', () => {
  it('sees number, counts, code, stages and the records', async () => {
    openAsMember()
    const card = await mainCard()
    expect(card.getByText('50积分')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: '原住民计划' })).toBeVisible()
    expect(screen.getByText(/^No\.\d{6}$/)).toBeVisible()
    expect(screen.getByText(/位原住民/)).toHaveTextContent('已有12,850位原住民')
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

  it.each([
    ['is lost', 'cut_after'],
    ['says nothing', 'null_data'],
  ])('asks for the state when the answer %s, and does not claim twice', async (_, fault) => {
    openAsMember(`__state=${fault}@${RECEIVE}`)
    await userEvent.click((await mainCard()).getByRole('button', { name: '立即领取' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('领取成功'))
    expect(await (await mainCard()).findByText('星空明信片')).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
    expect(sandbox.seen(SEARCH)).toHaveLength(2)
  })

  it('hears that a claim did not reach the platform, and can claim again', async () => {
    openAsMember(`__state=cut@${RECEIVE}`)
    await userEvent.click((await mainCard()).getByRole('button', { name: '立即领取' }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith(NETWORK_TEXT))
    expect((await mainCard()).getByRole('button', { name: '立即领取' })).toBeEnabled()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('can claim also when nobody knows how many residents there are, or who looks', async () => {
    openAsMember('__state=cut@/residentPromotionNumber,cut@/invite/sharedUser')
    await mainCard()
    await sandbox.quiet()
    expect((await mainCard()).getByRole('button', { name: '立即领取' })).toBeEnabled()
    expect(screen.queryByText(/位原住民/)).toBeNull()
  })

  it('gets the login in place of a poster when the platform says that it is over', async () => {
    openAsMember('__state=signed_out@/invite/generateQrCode')
    await userEvent.click(await button('分享海报'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('海报生成失败，请重试')).toBeNull())
  })

  it.each(['', 'self', 'inviter_invalid', 'cut@/inviterInfo', 'null_data@/inviterInfo'])(
    'opens the own link as a resident: %s',
    async (state) => {
      openAsMember(`inviterId=${uidOf(PHONE)}&__state=${state}`)
      expect(await mainCard()).toBeDefined()
      expect(screen.queryByRole('button', { name: '我是新用户' })).toBeNull()
    },
  )

  it('can be asked for again when the platform could not be reached', async () => {
    openAsMember(`__state=cut@${SEARCH}`)
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    window.history.replaceState(null, '', '/mfuwu/original-resident')
    await userEvent.click(screen.getByRole('button', { name: '重新加载' }))
    expect(await mainCard()).toBeDefined()
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
    await userEvent.click(await button('分享海报'))
    await userEvent.click(await button('关闭'))
    await userEvent.click(await button('规则'))
    expect(await screen.findByRole('link', { name: '查看奖励规则全文' })).toHaveAttribute(
      'href',
      '/mfuwu/rewardRules',
    )
    await userEvent.click(await button('关闭'))
    await userEvent.click(await screen.findByRole('link', { name: /^面对面邀请/ }))
    expect(await screen.findByRole('heading', { level: 1, name: '邀请有礼' })).toBeVisible()
    expect(openApp).not.toHaveBeenCalled()
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
    // A browser passes the tap on to what is around the button.
    fireEvent.click(off.parentElement as HTMLElement)
    await waitFor(() =>
      expect(
        sandbox.events('original-resident').filter((each) => each.elementName === 'claim-now'),
      ).toHaveLength(1),
    )
  })
})
