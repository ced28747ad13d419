import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { celebrate } from '@/kit/claim/celebrate'
import { openApp } from '@/kit/open-app/openApp'
import { inviteCodeFor, person, uidOf } from '@/sandbox/users'
import { place } from '@tests/support/fakeVisit'
import { openRoute } from '@tests/support/openRoute'
import { answerLogin, logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/claim/celebrate', () => ({ celebrate: vi.fn(() => Promise.resolve()) }))
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()
// Preloads the page's code for the first test.
beforeAll(() => Promise.all([import('./route'), import('@/kit/share/SharePoster')]), 60_000)

const LOGIN = '/fission/h5/smsLogin'
const CODE = inviteCodeFor(person(0).uid)
const LINK = `/fission?inviteCode=${CODE}&activityId=1001&channel=poster&__state=`

const button = (name: string) => screen.findByRole('button', { name })
const result = (name: string) => screen.findByRole('heading', { level: 2, name })

async function fillIn(user: UserEvent, phone = newPhone()) {
  await user.type(await screen.findByRole('textbox', { name: '手机号' }), phone)
  await user.type(screen.getByRole('textbox', { name: '验证码' }), '123456')
  await user.click(screen.getByRole('checkbox'))
  return phone
}

describe('somebody who was invited', () => {
  it('opens the box, is told what is in it, and finds it open after a reload', async () => {
    const { user, unmount } = openRoute(LINK)
    expect(await screen.findByRole('heading', { level: 1, name: '邀请你一起拆礼盒' })).toBeVisible()
    const phone = await fillIn(user)
    await user.click(await button('拆开礼盒'))
    expect(await result('礼盒已拆开')).toBeVisible()
    expect(screen.getByText('新人星球礼盒 · 60积分')).toBeVisible()
    expect(sandbox.seen(LOGIN)[0]?.body).toMatchObject({
      phone,
      inviteCode: CODE,
      activityId: '1001',
      channel: 'poster',
    })
    expect(celebrate).toHaveBeenCalledOnce()
    expect(tracked()).toEqual(expect.arrayContaining(['button/open-gift', 'popup/reward']))
    unmount()
    openRoute(LINK)
    expect(await result('礼盒已拆开')).toBeVisible()
    expect(celebrate).toHaveBeenCalledOnce()
  })

  it('opens the box also without an inviter', async () => {
    const { user, unmount } = openRoute('/fission')
    await fillIn(user)
    await user.click(await button('拆开礼盒'))
    expect(await result('礼盒已拆开')).toBeVisible()
    await sandbox.quiet()
    expect(await button('去App查看')).toBeVisible()
    unmount()
    openRoute('/fission')
    expect(await result('礼盒已拆开')).toBeVisible()
  })

  it('without an inviter has been here before: that is said, and a reload shows the own invitations', async () => {
    const { user, unmount } = openRoute('/fission')
    await fillIn(user, '13900000100')
    await user.click(await button('拆开礼盒'))
    expect(await result('你已注册过，无法领取新人礼')).toBeVisible()
    await sandbox.quiet()
    expect(await result('你已注册过，无法领取新人礼')).toBeVisible()
    unmount()
    openRoute('/fission')
    expect(await button('邀请好友')).toBeVisible()
  })

  it('opens it once for two taps', async () => {
    const { user } = openRoute(LINK)
    await fillIn(user)
    const open = await button('拆开礼盒')
    act(() => {
      open.click()
      open.click()
    })
    expect(await result('礼盒已拆开')).toBeVisible()
    expect(sandbox.seen(LOGIN)).toHaveLength(1)
  })

  it('has a closed box until the platform has answered', async () => {
    const release = sandbox.hold(LOGIN)
    const { user } = openRoute(LINK)
    await fillIn(user)
    await user.click(await button('拆开礼盒'))
    await waitFor(() => expect(button('拆开礼盒')).resolves.toHaveAttribute('aria-busy', 'true'))
    expect(screen.queryByText('礼盒已拆开')).toBeNull()
    release()
    expect(await result('礼盒已拆开')).toBeVisible()
  })

  it.each([
    ['old_user', '你已注册过，无法领取新人礼', '打开App'],
    ['pending', '礼盒已拆开', '去App查看'],
    ['bound', '礼盒已拆开', '去App查看'],
  ])('reads what it came to (%s)', async (state, title, way) => {
    const { user } = openRoute(LINK + state)
    await fillIn(user)
    await user.click(await button('拆开礼盒'))
    expect(await result(title)).toBeVisible()
    await user.click(await button(way))
    expect(openApp).toHaveBeenCalledWith({ pageName: 'fission' })
    const bond = screen.queryByText('好友关系未建立：你已绑定其他邀请人')
    expect(bond !== null).toBe(state === 'bound')
    expect(screen.queryByText(/处理中$/) !== null).toBe(state === 'pending')
  })

  it('keeps the box closed and what was typed when the code is wrong', async () => {
    const { user } = openRoute(`${LINK}code_wrong`)
    await fillIn(user)
    await user.click(await button('拆开礼盒'))
    expect(await screen.findByText('验证码错误，请重新输入')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '手机号' })).not.toHaveValue('')
    expect(celebrate).not.toHaveBeenCalled()
  })

  it('asks before the next try when an answer was lost, and is given the same gift', async () => {
    const { user } = openRoute(LINK)
    await fillIn(user)
    sandbox.useScenario(`cut_after@${LOGIN}`)
    await user.click(await button('拆开礼盒'))
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    sandbox.useScenario('cut@/user/info')
    await user.click(await button('拆开礼盒'))
    await sandbox.quiet()
    expect(sandbox.seen('/user/info')).toHaveLength(1)
    expect(sandbox.seen(LOGIN)).toHaveLength(1)
    sandbox.useScenario()
    await user.click(await button('拆开礼盒'))
    expect(await result('礼盒已拆开')).toBeVisible()
    expect(sandbox.seen(LOGIN)).toHaveLength(2)
  })

  it('is sent to the app for the result where a second login says nothing of the lost gift', async () => {
    const { user } = openRoute(LINK)
    await fillIn(user)
    sandbox.useScenario(`cut@${LOGIN}`)
    await user.click(await button('拆开礼盒'))
    expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
    sandbox.useScenario('old_user')
    await user.click(await button('拆开礼盒'))
    expect(await result('结果请到App查看')).toBeVisible()
  })

  it.each([
    ['ended', '活动已结束'],
    ['sold_out', '礼盒已派完'],
  ])('can still register when it is too late (%s)', async (state, title) => {
    const { user, router } = openRoute(LINK + state)
    expect(await result(title)).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await user.click(await screen.findByRole('link', { name: '仍可注册' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/shareRegister'))
    expect(router.state.location.search).toContain(`inviteCode=${CODE}`)
  })

  it('has been here before when logged in', async () => {
    logInAs()
    openRoute(LINK)
    expect(await result('你已注册过，无法领取新人礼')).toBeVisible()
    expect(sandbox.seen(LOGIN)).toHaveLength(0)
  })

  it.each([
    ['nobody knows who invites', 'cut@/invite/sharedUser'],
    ['the campaign is kept for members', 'signed_out@/activity/getById'],
  ])('finds the box also when %s', async (_, state) => {
    openRoute(LINK + state)
    expect(await button('拆开礼盒')).toBeEnabled()
    await sandbox.quiet()
    expect(await button('拆开礼盒')).toBeEnabled()
    expect(screen.getByText('三步拆开见面礼')).toBeVisible()
  })

  it('has been here before also when the platform cannot say who that is', async () => {
    logInAs()
    openRoute(`${LINK}cut@/user/info`)
    expect(await result('你已注册过，无法领取新人礼')).toBeVisible()
  })

  it('can open the box when the login is over', async () => {
    logInAs()
    openRoute(`${LINK}signed_out@/user/info`)
    expect(await button('拆开礼盒')).toBeEnabled()
    expect(screen.queryByText('你已注册过，无法领取新人礼')).toBeNull()
  })

  it('reads in WeChat what the page is, and nothing of a gift', async () => {
    place.visit = 'wechat'
    openRoute(LINK)
    expect(await screen.findByRole('heading', { level: 1, name: '好友邀请你来看看' })).toBeVisible()
    expect(await button('进去看看')).toBeVisible()
    expect(document.body).not.toHaveTextContent(/礼|奖|积分|红包/)
  })
})

describe('somebody who invites', () => {
  it('sees how many have come, and the last three', async () => {
    place.visit = 'app'
    logInAs()
    openRoute('/fission')
    expect(
      await screen.findByRole('heading', { level: 1, name: '和好友一起开启新世界' }),
    ).toBeVisible()
    const last = within(await screen.findByRole('region', { name: '最近的好友' }))
    expect(last.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.getByText('有效', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      /^\d+人$/,
    )
  })

  it.each([
    ['empty@/registrantList', /^还没有好友拆开礼盒/],
    ['cut@/registrantList', '加载失败，点击重试'],
  ])('can invite without a list of friends: %s', async (state, words) => {
    logInAs()
    openRoute(`/fission?__state=${state}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(await button('邀请好友')).toBeEnabled()
  })

  it('gets the login in place of a poster when that is over', async () => {
    logInAs()
    const { user } = openRoute('/fission?__state=signed_out@/invite/generateQrCode')
    await screen.findByRole('region', { name: '最近的好友' })
    await user.click(await button('邀请好友'))
    expect(await screen.findByRole('dialog', { name: '手机号登录' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('海报生成失败，请重试')).toBeNull())
  })

  it('is who opens the own link', async () => {
    logInAs('13900000100')
    openRoute(`/fission?inviteCode=${inviteCodeFor(uidOf('13900000100'))}`)
    expect(await button('邀请好友')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('gives away a poster with the own code', async () => {
    logInAs()
    const { user } = openRoute('/fission?activityId=1001')
    await screen.findByRole('region', { name: '最近的好友' })
    await user.click(await button('邀请好友'))
    await waitFor(() => expect(sandbox.seen('/invite/generateQrCode')).toHaveLength(1))
    expect(sandbox.seen('/invite/generateQrCode')[0]?.body).toEqual({
      activityId: '1001',
      path: '/fission',
      params: {
        activityId: '1001',
        from: 'poster',
        inviteCode: expect.stringMatching(/^[A-Z0-9]{4,16}$/) as unknown,
      },
    })
    expect(tracked()).toContain('button/invite')
  })

  it('reads in WeChat nothing of a gift', async () => {
    place.visit = 'wechat'
    logInAs()
    openRoute('/fission')
    await screen.findByRole('region', { name: '最近的好友' })
    expect(document.body).not.toHaveTextContent(/礼|奖|积分|红包/)
  })

  it('logs in first in the app', async () => {
    place.visit = 'app'
    const { user } = openRoute('/fission')
    expect(await screen.findAllByText('--')).toHaveLength(2)
    await user.click(await button('邀请好友'))
    await answerLogin(newPhone())
    await waitFor(() => expect(sandbox.seen('/invite/generateQrCode')).toHaveLength(1))
  })

  it('reads the records when the campaign is over, and invites nobody', async () => {
    logInAs()
    openRoute('/fission?__state=ended')
    expect(await button('活动已结束')).toBeDisabled()
    expect(await screen.findByRole('region', { name: '最近的好友' })).toBeVisible()
  })
})
