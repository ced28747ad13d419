import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { person, uidOf } from '@/sandbox/users'
import { button, fill } from '@tests/support/loginForm'
import { openRoute } from '@tests/support/openRoute'
import { logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

const sandbox = startSandbox()

const LINK = `/new-landing?shareUid=${uidOf('13900000100')}`

/** Opens the page, and waits for its inviter and its form. */
async function open(state = '') {
  const view = openRoute(`${LINK}&__state=${state}`)
  await screen.findByRole('heading', { level: 1, name: '邀请你一起来' })
  await screen.findByRole('button', { name: '立即加入' })
  return view
}
const result = (name: string) => screen.findByRole('heading', { level: 2, name })

test('shows who invites, the form, and why to join', async () => {
  await open()
  expect(screen.getByText(person(0).nickname)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: /已阅读/ })).not.toBeChecked()
  expect(screen.getByRole('heading', { name: '认识新朋友' })).toBeVisible()
})

test('a friend who is new is welcomed and bound', async () => {
  const { user } = await open('new_user')
  await fill(user)
  await user.click(button('立即加入'))
  expect(await result('欢迎加入')).toHaveFocus()
  expect(button('打开App')).toBeVisible()
  expect(sandbox.seen('/passport/login')[0]?.body).toHaveProperty('inviteCode')
})

test('an old friend is welcomed back', async () => {
  const { user } = await open('old_user')
  await fill(user)
  await user.click(button('立即加入'))
  expect(await result('欢迎回来')).toBeVisible()
})

test('whoever is logged in has nothing to fill in', async () => {
  logInAs(newPhone())
  openRoute(LINK)
  expect(await result('欢迎回来')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each(['cut', 'null_data', 'inviter_unknown'])(
  'joining works when nobody can say who invites: %s',
  async (state) => {
    const { user } = openRoute(`${LINK}&__state=${state}@invite/sharedUser`)
    expect(await screen.findByRole('heading', { level: 1, name: '新活动' })).toBeVisible()
    await fill(user)
    await user.click(button('立即加入'))
    expect(await result('欢迎加入')).toBeVisible()
  },
)

test('a wrong code stays on the form', async () => {
  const { user } = await open('code_wrong')
  await fill(user)
  await user.click(button('立即加入'))
  expect(await screen.findByText('验证码错误，请重新输入')).toBeVisible()
})
