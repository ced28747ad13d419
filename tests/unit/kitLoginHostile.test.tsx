import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { button, dialog, fill, showForm, startLoginForm } from '../support/loginForm'

const { sandbox } = startLoginForm()

test('a text with markup of careless or malicious people runs nothing and shows its words', async () => {
  sandbox.useScenario('hostile')
  const { user } = showForm()
  await user.click(button('《用户协议》'))
  const sheet = await dialog('用户协议')
  expect(await within(sheet).findByText(/第1行：/)).toBeVisible()
  const body = Array.from(sheet.querySelectorAll('*')).filter((each) => !each.closest('header'))
  const runs = body.filter(
    (each) =>
      /script|img|iframe/i.test(each.tagName) ||
      Array.from(each.attributes).some(({ name }) => name.startsWith('on')),
  )
  expect(runs).toEqual([])
  expect(window).not.toHaveProperty('__pwned')
})

test('a login whose answer is spoiled by such people is still a login', async () => {
  sandbox.useScenario('hostile')
  const { user, onDone, container } = showForm()
  await fill(user)
  await user.click(button('登录'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(await screen.findByText('登录成功')).toBeVisible()
  expect(container.querySelector('img, script')).toBeNull()
  expect(window).not.toHaveProperty('__pwned')
})
