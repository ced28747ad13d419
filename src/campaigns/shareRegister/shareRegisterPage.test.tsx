import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { findUser, person, uidOf } from '@/sandbox/users'
import { tokens } from '@/session/session'
import { track } from '@/tracking/track'
import { button, codeInput, fill, PHONE, phoneInput } from '@tests/support/loginForm'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'
import { spoil } from '@tests/support/spoil'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))

const sandbox = startSandbox()

const INVITER_PHONE = '13900000100'
const INVITER = person(0).nickname
const CODE = () => findUser({ phone: INVITER_PHONE })?.inviteCode ?? ''
const LINK = `/shareRegister?shareUid=${uidOf(INVITER_PHONE)}`

const ACCEPT = /^(?:接受邀请|立即加入)$/

async function accept({ phone = PHONE, code = '123456' } = {}) {
  const user = userEvent.setup()
  await screen.findByRole('button', { name: ACCEPT })
  await user.clear(phoneInput())
  await user.type(phoneInput(), phone)
  await user.type(codeInput(), code)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: ACCEPT }))
  return user
}
const result = (name: string) => screen.findByRole('heading', { level: 2, name })
const invited = () => screen.findByRole('heading', { level: 1, name: '邀请你一起探索' })
const welcomed = () => screen.findByRole('heading', { level: 1, name: '欢迎来到数字世界' })

test('shows who invites, the form, and what there is to do', async () => {
  renderRoute(`/shareRegister?inviteCode=${CODE()}`)
  await invited()
  expect(screen.getByText(INVITER)).toBeVisible()
  expect(screen.getByText(CODE())).toBeVisible()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  for (const name of ['逛星球', '养领地', '交朋友']) expect(screen.getByText(name)).toBeVisible()
  await waitFor(() => expect(document.title).toBe('TA邀请你来数字世界'))
  expect(sandbox.seen('/user/info')).toHaveLength(0)
})

test.each([
  ['13800138000', '138****8000'],
  [' 13800138000 ', '138****8000'],
  [' \u3000', '你的好友'],
])('an inviter who is called %j is %s', async (nickname, name) => {
  spoil(sandbox, '/invite/sharedUser', (data) => ({ ...data, nickname }))
  renderRoute(LINK)
  await invited()
  expect(screen.getByText(name)).toBeVisible()
  expect(document.body).not.toHaveTextContent('13800138000')
})

test.each(['/invite/sharedUser', '/user/info'])(
  'somebody who is logged in can open the app while %s is on its way',
  async (call) => {
    const release = sandbox.hold(call)
    logInAs(PHONE)
    renderRoute(LINK)
    expect(await screen.findByRole('button', { name: '打开' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    release()
    expect(await result('你已是老朋友，直接打开App')).toBeVisible()
    expect(screen.queryByRole('button', { name: '打开' })).toBeNull()
  },
)

test('a friend who is new is welcomed, bound, and still welcomed after a reload', async () => {
  const { unmount } = renderRoute(LINK)
  await invited()
  await accept()
  const welcome = await result('欢迎加入')
  await waitFor(() => expect(welcome).toHaveFocus())
  expect(button('下载App')).toBeVisible()
  expect(button('打开App')).toBeVisible()
  expect(sandbox.seen('/passport/login')[0]?.body).toMatchObject({ inviteCode: CODE() })
  unmount()
  renderRoute(LINK)
  expect(await result('欢迎加入')).toBeVisible()
  expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull()
})

test('the welcome is not for the next person in this tab, nor for another link', async () => {
  const first = renderRoute(LINK)
  await accept()
  await result('欢迎加入')
  first.unmount()
  const other = renderRoute(`/shareRegister?shareUid=${uidOf('13900000101')}`)
  expect(await result('你已是老朋友，直接打开App')).toBeVisible()
  other.unmount()
  logInAs('13700000009')
  renderRoute(LINK)
  expect(await result('你已是老朋友，直接打开App')).toBeVisible()
})

test.each(['old_user', 'bound'])('%s: an old friend goes straight to the app', async (state) => {
  renderRoute(`${LINK}&__state=${state}`)
  await accept()
  expect(await result('你已是老朋友，直接打开App')).toBeVisible()
  expect(screen.queryByRole('button', { name: '下载App' })).toBeNull()
})

test('somebody who is logged in sees the result at once', async () => {
  logInAs(PHONE)
  renderRoute(LINK)
  expect(await result('你已是老朋友，直接打开App')).toBeVisible()
  await invited()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('somebody who is logged in is an old friend also when nobody can name them', async () => {
  logInAs(PHONE)
  renderRoute(`${LINK}&__state=cut@user/info`)
  expect(await result('你已是老朋友，直接打开App')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the inviter at the own link hears so', async () => {
  logInAs(INVITER_PHONE)
  renderRoute(LINK)
  expect(await result('不能邀请自己哦')).toBeVisible()
  expect(button('打开App')).toBeVisible()
  expect(screen.queryByRole('button', { name: '换个手机号' })).toBeNull()
})

test('the own phone is refused, and another one may be taken', async () => {
  renderRoute(LINK)
  await invited()
  const user = await accept({ phone: INVITER_PHONE })
  expect(await result('不能邀请自己哦')).toBeVisible()
  expect(tokens().stored).toBeUndefined()
  await user.click(button('换个手机号'))
  expect(phoneInput()).toHaveValue('')
  expect(phoneInput()).toHaveFocus()
  await accept()
  expect(await result('欢迎加入')).toBeVisible()
})

test.each([
  ['no code', '/shareRegister'],
  ['a malformed code', '/shareRegister?inviteCode=%3Cb%3E&shareUid=1e9'],
  ['nobody’s code', '/shareRegister?inviteCode=NOBODY99'],
  ['a code that is over', `${LINK}&__state=inviter_invalid`],
  ['nothing about the inviter', `${LINK}&__state=null_data@invite/sharedUser`],
  ['nonsense about the inviter', `${LINK}&__state=wrong_shape@invite/sharedUser`],
])('%s: welcome, and registering works without an inviter', async (_, address) => {
  renderRoute(address)
  await welcomed()
  expect(await screen.findByRole('button', { name: '立即加入' })).toBeVisible()
  await accept()
  expect(await result('欢迎加入')).toBeVisible()
  expect(sandbox.seen('/passport/login')[0]?.body).not.toHaveProperty('inviteCode')
})

test.each(['cut', 'toast'])(
  'when nobody can say who invites (%s) the link’s code still goes along',
  async (state) => {
    renderRoute(`/shareRegister?inviteCode=${CODE()}&__state=${state}@invite/sharedUser`)
    await welcomed()
    await accept()
    expect(await result('欢迎加入')).toBeVisible()
    expect(sandbox.seen('/passport/login')[0]?.body).toMatchObject({ inviteCode: CODE() })
  },
)

test('a login that the platform no longer takes is a guest’s', async () => {
  logInAs(PHONE)
  renderRoute(`${LINK}&__state=guest@user/info`)
  expect(await screen.findByRole('button', { name: '接受邀请' })).toBeVisible()
})

test.each([
  ['code_wrong', '验证码错误，请重新输入'],
  ['code_expired', '验证码已过期，请重新获取'],
])('%s stays on the form', async (state, text) => {
  renderRoute(`${LINK}&__state=${state}`)
  await accept()
  expect(await screen.findByText(text)).toBeVisible()
  expect(codeInput()).toHaveValue('')
  expect(button('接受邀请')).toBeVisible()
})

test('two taps are one registration', async () => {
  renderRoute(LINK)
  await invited()
  await fill(userEvent.setup())
  act(() => {
    button('接受邀请').click()
    button('接受邀请').click()
  })
  await result('欢迎加入')
  expect(sandbox.seen('/passport/login')).toHaveLength(1)
})

test('hostile answers are words', async () => {
  renderRoute(`${LINK}&__state=hostile@invite/sharedUser`)
  await screen.findByRole('button', { name: '接受邀请' })
  await waitFor(() => expect(document.querySelector('header[aria-busy]')).toBeNull())
  expect(document.querySelector('header script, header iframe, header [onerror]')).toBeNull()
  expect(document.querySelector('header')?.textContent).not.toMatch(/undefined|null|NaN/)
})

test('tells the plan of events what was done, and nothing of the person', async () => {
  vi.mocked(track).mockClear()
  renderRoute(`${LINK}&activityId=77&from=qr`)
  await invited()
  const user = userEvent.setup()
  await user.type(phoneInput(), PHONE)
  await user.click(button('获取验证码'))
  await screen.findByRole('button', { name: /s后重发$/ })
  await user.type(codeInput(), '123456')
  await user.click(button('接受邀请'))
  await user.click(await screen.findByRole('button', { name: '同意并继续' }))
  await result('欢迎加入')
  const tracked = vi.mocked(track).mock.calls
  expect(tracked.map(([page, type, name]) => `${page} ${type}/${name}`)).toEqual([
    'shareRegister page/view',
    'shareRegister input/phone',
    'shareRegister button/get-code',
    'shareRegister button/accept',
    'shareRegister popup/agreement',
  ])
  expect(tracked[0]?.[3]).toEqual({
    inviteCode: undefined,
    shareUid: uidOf(INVITER_PHONE),
    activityId: '77',
    from: 'qr',
  })
  expect(JSON.stringify(tracked)).not.toContain(PHONE)
})
