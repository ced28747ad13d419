import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  box,
  button,
  codeInput,
  dialog,
  fill,
  showForm,
  startLoginForm,
} from '@tests/support/loginForm'

const { sandbox, logins } = startLoginForm()

test('the box is unticked; without it a dialog asks, and agreeing there goes on', async () => {
  const { user, onDone } = showForm()
  expect(box()).not.toBeChecked()
  await fill(user, { agree: false })
  await user.click(button('登录'))
  const asked = await dialog('请阅读并同意以下协议')
  expect(logins()).toHaveLength(0)
  await user.click(within(asked).getByRole('button', { name: '同意并继续' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(box()).toBeChecked()
  expect(logins()).toHaveLength(1)
})

test('disagreeing keeps everything typed and says why it does not go on', async () => {
  const { user } = showForm()
  await fill(user, { agree: false })
  await user.click(button('登录'))
  const asked = await dialog('请阅读并同意以下协议')
  await user.click(within(asked).getByRole('button', { name: '不同意' }))
  expect(await screen.findByText('请先阅读并同意《用户协议》和《隐私政策》')).toBeVisible()
  expect(box()).not.toBeChecked()
  expect(codeInput()).toHaveValue('123456')
  expect(logins()).toHaveLength(0)
  await user.click(box())
  expect(screen.queryByText('请先阅读并同意《用户协议》和《隐私政策》')).toBeNull()
})

test('a text opens from the row and does not tick the box', async () => {
  const { user } = showForm()
  await user.click(button('《用户协议》'))
  const sheet = await dialog('用户协议')
  expect(await within(sheet).findByText(/版本 V3\.2/)).toBeVisible()
  expect(await within(sheet).findByText('一、协议的范围')).toBeVisible()
  expect(box()).not.toBeChecked()
  expect(sandbox.seen('/privacy/getByType')[0]?.query).toEqual({ type: 'USER_AGREEMENT' })
})

test('a text that does not come can be asked for again', async () => {
  sandbox.useScenario('cut@/privacy/getByType')
  const { user } = showForm()
  await user.click(button('《隐私政策》'))
  const sheet = await dialog('隐私政策')
  expect(await within(sheet).findByText('网络开小差了，请稍后再试')).toBeVisible()
  sandbox.useScenario()
  await user.click(within(sheet).getByRole('button', { name: '重新加载' }))
  expect(await within(sheet).findByText('一、我们收集的信息')).toBeVisible()
})

test('says that the texts changed to a person who agreed to an older version', async () => {
  sandbox.useScenario('agree_again')
  showForm()
  expect(await screen.findByText('协议内容已更新，请重新阅读并同意')).toBeVisible()
  expect(box()).not.toBeChecked()
})

test('a person who agreed to this version is not asked again', async () => {
  const items = ['USER_AGREEMENT', 'PRIVACY_POLICY'].map((type) => ({
    type,
    version: 'V3.2',
    agreedVersion: 'V3.2',
    needAgree: false,
  }))
  sandbox.server.use(
    http.get('*/privacy/queryPrivacy', () => HttpResponse.json({ errorCode: 0, data: { items } })),
  )
  const { user, onDone } = showForm()
  expect(await screen.findByText(/^你已同意/)).toBeVisible()
  await fill(user, { agree: false })
  await user.click(button('登录'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('a version that could not be read does not stand in the way, and is asked for again', async () => {
  sandbox.useScenario('cut@/queryPrivacy')
  const { user, onDone } = showForm()
  await fill(user)
  await waitFor(() => expect(sandbox.seen('/queryPrivacy')).toHaveLength(1))
  sandbox.useScenario()
  await user.click(button('登录'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sandbox.seen('/queryPrivacy')).toHaveLength(2)
  expect(logins()[0]?.body).toMatchObject({ privacyVersion: 'V3.2' })
})
