import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { queryPrivacy } from '@/api/privacy'
import { button, dialog, fill, showForm, startLoginForm } from '@tests/support/loginForm'

const { sandbox } = startLoginForm()

/** The form has sent its request already: when this one is answered, so is the form's. */
async function afterTheAnswer() {
  const { items } = await act(() => queryPrivacy({ scene: 'LOGIN' }))
  expect(items.map(({ agreedVersion, needAgree }) => [agreedVersion, needAgree])).toEqual([
    ['V3.2', true],
    ['V3.2', true],
  ])
}

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

test('an answer that does not say whether to agree is no consent', async () => {
  const items = ['USER_AGREEMENT', 'PRIVACY_POLICY'].map((type) => ({
    type,
    version: 'V3.2',
    agreedVersion: 'V3.2',
  }))
  sandbox.server.use(
    http.get('*/privacy/queryPrivacy', () => HttpResponse.json({ errorCode: 0, data: { items } })),
  )
  showForm()
  await afterTheAnswer()
  expect(await screen.findByRole('checkbox')).not.toBeChecked()
  expect(screen.queryByText(/^你已同意/)).toBeNull()
})

test('a hostile platform gets no consent out of a returning person', async () => {
  const { user, onDone } = showForm()
  await fill(user)
  await user.click(button('登录'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  cleanup()
  sandbox.useScenario('hostile')
  showForm()
  await afterTheAnswer()
  expect(await screen.findByRole('checkbox')).not.toBeChecked()
})
