import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { answerLogin, logInAs } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import {
  INVITER,
  PHONE,
  RECEIVE,
  SEARCH,
  asNewcomer,
  button,
  fillForm,
  mainCard,
  open,
  openAsMember,
} from './testing'

const toast = vi.hoisted(() => vi.fn())
vi.mock('@/ui/toast/toast', () => ({ showToast: toast, dismissToasts: vi.fn() }))

const sandbox = startSandbox()

describe('a guest', () => {
  it('sees no numbers, gets the login on the tap, then the own record, and claims nothing', async () => {
    open()
    const card = await mainCard()
    expect(card.getByText(/^已邀请/)).toHaveTextContent('已邀请--人，有效--人')
    expect(screen.getByText('No.--')).toBeVisible()
    expect(screen.getByText('登录后查看你的记录')).toBeVisible()
    expect(sandbox.seen('/registrantList')).toHaveLength(0)
    await userEvent.click(card.getByRole('button', { name: '登录后参与' }))
    await answerLogin('13659940014')
    await waitFor(() => expect(card.getByText(/^已邀请/)).toHaveTextContent(/^已邀请\d+人/))
    expect(card.queryByRole('button', { name: '登录后参与' })).toBeNull()
    expect(sandbox.seen(RECEIVE)).toHaveLength(0)
  })

  it('who wants a poster gets it after the login', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: '分享海报' }))
    await answerLogin('13659940013')
    expect(await screen.findByRole('dialog', { name: '分享海报' })).toBeVisible()
  })

  it('is also whoever has a login that the platform no longer takes', async () => {
    openAsMember('__state=guest')
    const card = await mainCard()
    expect(card.getByRole('button', { name: '登录后参与' })).toBeEnabled()
    expect(card.getByText(/^已邀请/)).toHaveTextContent('已邀请--人，有效--人')
    expect(screen.getByText('登录后查看你的记录')).toBeVisible()
    expect(screen.queryByText('加载失败，点击重试')).toBeNull()
    expect(document.querySelector('[data-state="GUEST"]')).toBeVisible()
  })

  it.each([
    [RECEIVE, '立即领取'],
    ['/invite/generateQrCode', '分享海报'],
  ])(
    'is whoever finds the login over at %s, and does it again after a login',
    async (call, tap) => {
      openAsMember(`__state=signed_out@${call}`)
      await mainCard()
      await userEvent.click(await button(tap))
      expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
      const behind = { hidden: true }
      expect(
        await screen.findByRole('button', { name: '登录后参与', ...behind }),
      ).toBeInTheDocument()
      expect(screen.getByText('No.--')).toBeInTheDocument()
      expect(sandbox.seen(call)).toHaveLength(1)
      await fillForm(PHONE)
      await userEvent.click(await button('登录'))
      expect(await (await mainCard()).findByRole('button', { name: '立即领取' })).toBeEnabled()
      expect(sandbox.seen(call)).toHaveLength(1)
    },
  )
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

  it('goes on seeing who invites while that is asked again after the login', async () => {
    asNewcomer()
    const stay = [
      await screen.findByRole('region', { name: '邀请人' }),
      await screen.findByText(/位原住民/),
    ]
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    const release = ['/residentPromotionNumber', INVITER.uid].map((call) => sandbox.hold(call))
    await userEvent.click(await button('立即领取'))
    await userEvent.click(await button('开心收下'))
    expect(await button('已领取')).toBeDisabled()
    expect(sandbox.seen(INVITER.uid).length).toBeGreaterThan(1)
    for (const call of release) call()
    await sandbox.quiet()
    // The same elements: they have not gone and come back.
    for (const each of stay) expect(each).toBeVisible()
  })

  it('who is no newcomer hears so and claims nothing', async () => {
    asNewcomer('old_user')
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    await userEvent.click(await button('立即领取'))
    expect(
      await screen.findByRole('dialog', { name: '你已是老用户，邀请好友也能领奖励' }),
    ).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(0)
    await userEvent.click(await button('进入我的主页'))
    expect(await mainCard()).toBeDefined()
  })

  it('waits with a busy card while the gift is claimed, and claims it once', async () => {
    asNewcomer()
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    const release = sandbox.hold(SEARCH)
    await userEvent.click(await button('立即领取'))
    const card = await button('我是新用户')
    await waitFor(() => expect(card).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(card)
    await userEvent.click(card)
    release()
    expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
    expect(toast).not.toHaveBeenCalled()
  })

  it.each(['cut_after', 'null_data'])(
    'finds the gift claimed whatever comes of the answer, and claims it once: %s',
    async (fault) => {
      asNewcomer(`${fault}@${RECEIVE}`)
      await userEvent.click(await button('我是新用户'))
      await fillForm()
      const claim = await button('立即领取')
      act(() => {
        claim.click()
        claim.click()
      })
      await waitFor(() => expect(toast).toHaveBeenCalledWith('领取成功'))
      expect(await button('已领取')).toBeDisabled()
      expect(sandbox.seen(RECEIVE)).toHaveLength(1)
    },
  )

  it('hears that the claim did not reach the platform, and has the card', async () => {
    asNewcomer(`cut@${RECEIVE}`)
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    await userEvent.click(await button('立即领取'))
    await waitFor(() => expect(toast).toHaveBeenCalledWith(NETWORK_TEXT))
    expect(await button('我是新用户')).toBeEnabled()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
  })

  it('gift_none: is promised nothing, registers, and claims nothing', async () => {
    const { router } = asNewcomer('gift_none')
    await userEvent.click(await button('我是新用户'))
    expect(screen.queryByText(/新人见面礼|领取礼包|即可领取/)).toBeNull()
    await fillForm()
    await userEvent.click(await button('立即加入'))
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(await mainCard()).toBeDefined()
    expect(sandbox.seen('/passport/login')[0]?.body).toHaveProperty('inviteCode')
    expect(sandbox.seen(RECEIVE)).toHaveLength(0)
  })

  it('gift_none: a member finds no card', async () => {
    logInAs('13700000998')
    asNewcomer('gift_none')
    expect(await screen.findByRole('link', { name: '我已是原住民，进入我的主页' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '我是新用户' })).toBeNull()
  })

  it('self: can go on with the own account, or with another phone', async () => {
    asNewcomer(`self@/passport/login`)
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    await userEvent.click(await button('立即领取'))
    const self = () => screen.findByRole('dialog', { name: '不能邀请自己哦' })
    await userEvent.click(within(await self()).getByRole('button', { name: '换个手机号' }))
    expect(await screen.findByRole('textbox', { name: '手机号' })).toHaveValue('')
    await fillForm('13700000998')
    await userEvent.click(await button('立即领取'))
    await userEvent.click(within(await self()).getByRole('button', { name: '登录我的账号' }))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
  })

  it('is bound also when the inviter could not be asked for at first', async () => {
    open(`inviterId=${INVITER.uid}&__state=once@/inviterInfo`)
    await userEvent.click(await button('我是新用户'))
    await fillForm()
    await userEvent.click(await button('立即领取'))
    await screen.findByRole('dialog', { name: '领取成功' })
    const paths = sandbox.requests.map(({ path }) => path)
    const asked = paths.slice(
      0,
      paths.findIndex((path) => path.endsWith('/passport/login')),
    )
    expect(asked.filter((path) => path.endsWith(INVITER.uid))).toHaveLength(2)
    expect(sandbox.seen('/passport/login')[0]?.body).toHaveProperty('inviteCode')
  })

  it('whose login is over gets the form again', async () => {
    logInAs('13700000997')
    asNewcomer('guest')
    await userEvent.click(await button('我是新用户'))
    const dialog = await screen.findByRole('dialog', { name: '手机号登录' })
    await userEvent.click(within(dialog).getByRole('button', { name: '关闭' }))
    await userEvent.click(await button('我是新用户'))
    expect(await screen.findByRole('dialog', { name: '领取新人礼包' })).toBeVisible()
    expect(sandbox.seen(RECEIVE)).toHaveLength(1)
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
    ['claimed', '已领取'],
    ['sold_out', '已抢光'],
    ['ended', '活动已结束'],
    ['not_started', '敬请期待'],
    ['code_10002@/rewardSearch', '活动已结束'],
  ])('%s: the button says %s and is off', async (state, words) => {
    logInAs('13700000998')
    asNewcomer(`new_user,${state}`)
    expect(await button(words)).toBeDisabled()
  })
})
