import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openApp } from '@/kit/open-app/openApp'
import { findUser, person, uidOf } from '@/sandbox/users'
import { track } from '@/tracking/track'
import { place } from '@tests/support/fakeVisit'
import { button, codeInput, fill, PHONE, phoneInput } from '@tests/support/loginForm'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'
import { tracked } from '@tests/support/tracked'

vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()

const PARTNER_PHONE = '13900000100'
const CODE = () => findUser({ phone: PARTNER_PHONE })?.inviteCode ?? ''
const LINK = `/partnerShareRegister?shareUid=${uidOf(PARTNER_PHONE)}&levelId=101`

const result = (name: string) => screen.findByRole('heading', { level: 2, name })
const invited = () => screen.findByRole('heading', { level: 1, name: '邀请你成为合伙人' })

async function register() {
  const user = userEvent.setup()
  await screen.findByRole('textbox', { name: '手机号' })
  await fill(user)
  await user.click(button('登记意向'))
  return user
}

test('shows who invites with the badge, the form, and four rights', async () => {
  renderRoute(`/partnerShareRegister?inviteCode=${CODE()}`)
  await invited()
  expect(screen.getByText(person(0).nickname)).toBeVisible()
  expect(screen.getByText('城市合伙人')).toBeVisible()
  expect(screen.getByText(CODE())).toBeVisible()
  const rights = await screen.findByRole('region', { name: '合伙人权益' })
  const names = within(rights)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['城市身份', '成长课堂', '活动支持', '专属顾问'])
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  await waitFor(() => expect(document.title).toBe('成为数字世界合伙人'))
  expect(sandbox.seen('/agent/checkUserAgent')).toHaveLength(0)
})

test('asks for the rights of the link’s level', async () => {
  renderRoute('/partnerShareRegister?levelId=103')
  expect(await screen.findByRole('button', { name: '联合企划' })).toBeVisible()
  expect(sandbox.seen('/agent/buyAgentInfo')[0]?.query).toEqual({ levelId: '103' })
})

test('shows the first level’s rights where the platform does not know that of the link', async () => {
  renderRoute('/partnerShareRegister?levelId=999')
  expect(await screen.findByRole('button', { name: '成长课堂' })).toBeVisible()
})

test('shows what a right is, and counts the tap', async () => {
  renderRoute(LINK)
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: '成长课堂' }))
  const sheet = await screen.findByRole('dialog', { name: '成长课堂' })
  expect(within(sheet).getByText(/线上课程与线下走访/)).toBeVisible()
  expect(vi.mocked(track).mock.calls.at(-1)).toEqual([
    'partnerShareRegister',
    'card',
    'right',
    { right: '2' },
  ])
})

test('shows the disclaimer with a right that speaks of income, and no such right in WeChat', async () => {
  const rights = [{ icon: 'badge', title: '收益分成', desc: '' }]
  spoil(sandbox, '/agent/buyAgentInfo', () => ({ levels: [{ levelId: '1', name: '', rights }] }))
  const { unmount } = renderRoute(LINK)
  await userEvent.click(await screen.findByRole('button', { name: '收益分成' }))
  expect(await screen.findByText('预计收益仅供参考，不代表承诺，以实际结算为准')).toBeVisible()
  unmount()
  place.visit = 'wechat'
  renderRoute(LINK)
  await invited()
  await waitFor(() => expect(document.querySelector('[aria-hidden] > p')).toBeNull())
  expect(screen.queryByText('收益分成')).toBeNull()
})

test.each(['cut', 'empty'])(
  'hides the section when the rights fail (%s), and the form works',
  async (state) => {
    renderRoute(`${LINK}&__state=${state}@/buyAgentInfo`)
    await invited()
    await register()
    expect(await result('登记成功')).toBeVisible()
    expect(screen.queryByText('合伙人权益')).toBeNull()
  },
)

test('registers somebody new with the partner’s code, and says so after a reload', async () => {
  const { unmount } = renderRoute(LINK)
  await invited()
  await register()
  const success = await result('登记成功')
  await waitFor(() => expect(success).toHaveFocus())
  const steps = within(screen.getByRole('list', { name: '下一步' })).getAllByRole('listitem')
  expect(steps).toHaveLength(3)
  expect(sandbox.seen('/passport/login')[0]?.body).toMatchObject({ inviteCode: CODE() })
  expect(sandbox.seen('/agent/checkUserAgent').length).toBeGreaterThan(0)
  unmount()
  renderRoute(LINK)
  expect(await result('登记成功')).toBeVisible()
  expect(screen.queryByRole('button', { name: '登记意向' })).toBeNull()
})

test('keeps the code through to the app', async () => {
  renderRoute(LINK)
  await invited()
  const user = await register()
  await user.click(await screen.findByRole('button', { name: '去App完善申请' }))
  expect(openApp).toHaveBeenCalledExactlyOnceWith({
    pageName: 'partnerShareRegister',
    path: `/partnerRecruitment?inviteCode=${CODE()}&levelId=101`,
    counted: false,
  })
})

test('does not show one person’s success to the next, nor at another link', async () => {
  const first = renderRoute(LINK)
  await register()
  await result('登记成功')
  first.unmount()
  const other = renderRoute(`/partnerShareRegister?shareUid=${uidOf('13900000101')}`)
  expect(await result('登记合伙人意向')).toBeVisible()
  other.unmount()
  logInAs('13700000009')
  renderRoute(LINK)
  expect(await screen.findByText('将以手机号 137****0009 登记')).toBeVisible()
})

test('shows success also when nobody can say how the person stands', async () => {
  renderRoute(`${LINK}&__state=cut@/checkUserAgent`)
  await register()
  expect(await result('登记成功')).toBeVisible()
})

test.each([
  ['approved', '你已是合伙人'],
  ['pending', '申请审核中'],
])('shows how the person stands after the login (%s)', async (state, title) => {
  renderRoute(`${LINK}&__state=${state}`)
  await register()
  expect(await result(title)).toBeVisible()
  expect(screen.queryByText('登记成功')).toBeNull()
})

test.each(['cut', 'http_500', 'null_data', 'wrong_shape'])(
  'keeps the form when the config fails (%s)',
  async (state) => {
    renderRoute(`${LINK}&__state=${state}@/agent/config`)
    await invited()
    expect(button('登记意向')).toBeVisible()
  },
)

test.each([
  '',
  '?inviteCode=NOBODY99',
  `?inviteCode=%3Cb%3E`,
  `?shareUid=${uidOf(PARTNER_PHONE)}&__state=cut@/invite/sharedUser`,
])('welcomes and registers without an inviter (%s)', async (query) => {
  renderRoute(`/partnerShareRegister${query}`)
  await screen.findByRole('heading', { level: 1, name: '成为数字世界合伙人' })
  await register()
  expect(await result('登记成功')).toBeVisible()
  expect(sandbox.seen('/passport/login')[0]?.body).not.toHaveProperty('inviteCode')
})

test('says on the form that nobody invites oneself', async () => {
  renderRoute(`${LINK}&__state=self`)
  await invited()
  await register()
  expect(await screen.findByText('不能邀请自己哦')).toBeVisible()
  expect(codeInput()).toBeVisible()
  expect(screen.queryByText('登记成功')).toBeNull()
})

test.each([
  ['code_wrong', '验证码错误，请重新输入'],
  ['code_expired', '验证码已过期，请重新获取'],
])('stays on the form with %s', async (state, text) => {
  renderRoute(`${LINK}&__state=${state}`)
  await register()
  expect(await screen.findByText(text)).toBeVisible()
  expect(codeInput()).toHaveValue('')
})

test('sends one login for two taps', async () => {
  renderRoute(LINK)
  await invited()
  await fill(userEvent.setup())
  act(() => {
    button('登记意向').click()
    button('登记意向').click()
  })
  await result('登记成功')
  expect(sandbox.seen('/passport/login')).toHaveLength(1)
})

test('promises no earnings, in WeChat and elsewhere, and keeps the code as text', async () => {
  place.visit = 'wechat'
  renderRoute(LINK)
  expect(await screen.findByText(/^邀请码/)).toBeVisible()
  await screen.findByRole('button', { name: '专属顾问' })
  const words = /收益|赚|佣金|返利|提成|分红|红包|积分|奖励|现金/
  expect(document.body).not.toHaveTextContent(words)
  await register()
  await result('登记成功')
  expect(document.body).not.toHaveTextContent(words)
})

test('sends the clicks by the names of the plan, and nothing of the person', async () => {
  renderRoute(`${LINK}&from=poster`)
  await invited()
  const user = userEvent.setup()
  await user.type(phoneInput(), PHONE)
  await user.click(button('获取验证码'))
  await screen.findByRole('button', { name: /s后重发$/ })
  await user.type(codeInput(), '123456')
  await user.click(button('登记意向'))
  await user.click(await screen.findByRole('button', { name: '同意并继续' }))
  await user.click(await screen.findByRole('button', { name: '去App完善申请' }))
  expect(tracked()).toEqual([
    'page/view',
    'button/get-code',
    'button/register-intent',
    'button/go-app',
  ])
  const { calls } = vi.mocked(track).mock
  expect(calls[0]?.[3]).toEqual({
    inviteCode: undefined,
    shareUid: uidOf(PARTNER_PHONE),
    levelId: '101',
    from: 'poster',
  })
  expect(JSON.stringify(calls)).not.toContain(PHONE)
})
