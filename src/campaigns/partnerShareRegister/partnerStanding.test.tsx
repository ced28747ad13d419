import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { findUser, uidOf } from '@/sandbox/users'
import { showToast } from '@/ui/toast/toast'
import { button, PHONE } from '@tests/support/loginForm'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'

vi.mock('@/ui/toast/toast', { spy: true })
vi.mock('@/kit/open-app/openApp', () => import('@tests/support/fakeOpenApp'))
vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()

const PARTNER_PHONE = '13900000100'
const CODE = () => findUser({ phone: PARTNER_PHONE })?.inviteCode ?? ''
const LINK = `/partnerShareRegister?shareUid=${uidOf(PARTNER_PHONE)}&levelId=101`

const result = (name: string) => screen.findByRole('heading', { level: 2, name })

test('registers a member’s intent without phone and code, one tap one question', async () => {
  logInAs(PHONE)
  renderRoute(LINK)
  expect(await screen.findByText('将以手机号 138****8000 登记')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  const asked = sandbox.seen('/agent/checkUserAgent').length
  act(() => {
    button('登记意向').click()
    button('登记意向').click()
  })
  expect(await result('登记成功')).toBeVisible()
  expect(sandbox.seen('/agent/checkUserAgent')).toHaveLength(asked + 1)
  expect(sandbox.seen('/passport/login')).toHaveLength(0)
})

test('grants a member nothing when the answer is lost, and says so', async () => {
  logInAs(PHONE)
  renderRoute(LINK)
  await result('登记合伙人意向')
  sandbox.useScenario('cut@/checkUserAgent')
  const user = userEvent.setup()
  await user.click(button('登记意向'))
  await waitFor(() => expect(showToast).toHaveBeenCalledWith('网络开小差了，请稍后再试'))
  expect(screen.queryByText('登记成功')).toBeNull()
  sandbox.useScenario()
  await user.click(button('登记意向'))
  expect(await result('登记成功')).toBeVisible()
})

test('asks a member for no phone where nobody can say theirs', async () => {
  logInAs(PHONE)
  renderRoute(`${LINK}&__state=cut@/user/info`)
  expect(await screen.findByText('将以当前账号登记')).toBeVisible()
  await userEvent.click(button('登记意向'))
  expect(await result('登记成功')).toBeVisible()
})

test.each(['/user/info', '/agent/checkUserAgent'])(
  'asks for phone and code when %s says that the login is over',
  async (call) => {
    logInAs(PHONE)
    renderRoute(`${LINK}&__state=signed_out@${call}`)
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeVisible()
  },
)

test('finds out with the tap that a member has applied meanwhile', async () => {
  logInAs(PHONE)
  renderRoute(LINK)
  await result('登记合伙人意向')
  sandbox.useScenario('pending')
  await userEvent.click(button('登记意向'))
  expect(await result('申请审核中')).toBeVisible()
})

test('shows a partner the way to the team', async () => {
  logInAs(PHONE)
  const { router } = renderRoute(`${LINK}&__state=approved,ended`)
  expect(await result('你已是合伙人')).toBeVisible()
  expect(document.querySelector('h2')).not.toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: '查看我的团队' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/partnerRecruitment'))
})

test('shows an applicant that the application is being looked at', async () => {
  logInAs(PHONE)
  renderRoute(`${LINK}&__state=pending`)
  expect(await result('申请审核中')).toBeVisible()
  await userEvent.click(button('去App查看进度'))
  expect(tracked()).toContain('button/go-app')
})

test('says why an earlier application was refused, and takes another intent', async () => {
  logInAs(PHONE)
  renderRoute(`${LINK}&__state=rejected`)
  expect(await screen.findByText(/^上次申请未通过：所在城市与登记信息不一致/)).toBeVisible()
  await userEvent.click(button('登记意向'))
  expect(await result('登记成功')).toBeVisible()
})

test('hides the form when the recruiting has ended, and leads to the registration with the same code', async () => {
  const { router } = renderRoute(`/partnerShareRegister?inviteCode=${CODE()}&from=qr&__state=ended`)
  expect(await result('招募已结束，感谢关注')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: '先注册看看' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/mfuwu/shareRegister'))
  expect(router.state.location.search).toBe(`?inviteCode=${CODE()}&from=qr`)
})

test('hides the form before the recruiting starts, and says when', async () => {
  renderRoute(`${LINK}&__state=not_started`)
  expect(await result('招募即将开始')).toBeVisible()
  expect(screen.getByText(/^\d{4}-\d\d-\d\d 00:00 开放登记$/)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('offers no registration to a member when the recruiting has ended', async () => {
  logInAs(PHONE)
  renderRoute(`${LINK}&__state=ended`)
  expect(await result('招募已结束，感谢关注')).toBeVisible()
  expect(button('打开App')).toBeVisible()
  expect(screen.queryByRole('link', { name: '先注册看看' })).toBeNull()
})
