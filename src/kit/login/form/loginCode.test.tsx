import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import {
  PHONE,
  askForCode,
  box,
  button,
  codeInput,
  comeBack,
  dialog,
  fill,
  phoneInput,
  showForm,
  startLoginForm,
} from '@tests/support/loginForm'

const track = vi.hoisted(() => vi.fn())
vi.mock('@/tracking/track', () => ({ track }))

const { sandbox, sends } = startLoginForm()

test('the code is asked for, then the time counts from an absolute end', async () => {
  const start = Date.now()
  const now = vi.spyOn(Date, 'now').mockImplementation(() => start)
  const { user, unmount } = showForm()
  await askForCode(user)
  expect(await screen.findByRole('button', { name: '60s后重发' })).toBeDisabled()
  expect(screen.getByText('验证码已发送至 138 0013 8000')).toBeVisible()
  await waitFor(() => expect(codeInput()).toHaveFocus())
  expect(sends()[0]?.body).toEqual({ phone: PHONE, scene: 'LOGIN' })

  unmount()
  now.mockImplementation(() => start + 20_000)
  showForm()
  expect(phoneInput()).toHaveValue('138 0013 8000')
  expect(button('40s后重发')).toBeDisabled()

  now.mockImplementation(() => start + 59_500)
  comeBack()
  expect(button('1s后重发')).toBeDisabled()
  now.mockImplementation(() => start + 60_500)
  comeBack()
  expect(button('重新获取')).toBeEnabled()
})

test('whoever is back at the phone when the code has gone out stays there', async () => {
  const { user } = showForm()
  await user.type(phoneInput(), PHONE)
  const release = sandbox.hold('/sendSmsCode')
  await user.click(button('获取验证码'))
  await user.click(phoneInput())
  release()
  await screen.findByRole('button', { name: /s后重发/ })
  expect(phoneInput()).toHaveFocus()
})

test('what is typed while a code is on its way stays, an older code goes', async () => {
  const { user } = showForm()
  await user.type(phoneInput(), PHONE)
  await user.type(codeInput(), '111111')
  await user.click(button('获取验证码'))
  await screen.findByRole('button', { name: /s后重发/ })
  await waitFor(() => expect(codeInput()).toHaveValue(''))

  await user.clear(phoneInput())
  await user.type(phoneInput(), '13900139000')
  const release = sandbox.hold('/sendSmsCode')
  await user.click(button('获取验证码'))
  await user.type(codeInput(), '123456')
  release()
  await screen.findByRole('button', { name: /s后重发/ })
  expect(codeInput()).toHaveValue('123456')
})

test('another phone has its own time', async () => {
  const { user } = showForm()
  await askForCode(user)
  await screen.findByRole('button', { name: /s后重发/ })
  await user.clear(phoneInput())
  await user.type(phoneInput(), '13900139000')
  expect(button('获取验证码')).toBeEnabled()
  await user.clear(phoneInput())
  await user.type(phoneInput(), PHONE)
  expect(button(/s后重发/)).toBeDisabled()
})

test('a code that arrives for the phone before counts for that phone alone', async () => {
  const release = sandbox.hold('/sendSmsCode')
  const { user } = showForm()
  await askForCode(user)
  fireEvent.change(phoneInput(), { target: { value: '13900139000' } })
  release()
  await waitFor(() => expect(button('获取验证码')).not.toHaveAttribute('aria-busy', 'true'))
  expect(button('获取验证码')).toBeEnabled()
  fireEvent.change(phoneInput(), { target: { value: PHONE } })
  expect(button(/s后重发/)).toBeDisabled()
})

test('nothing counts while the send is under way or has failed, and two taps send once', async () => {
  sandbox.server.use(
    http.post('*/sms/sendSmsCode', async () => {
      await delay(50)
      return HttpResponse.error()
    }),
  )
  const { user } = showForm()
  await user.type(phoneInput(), PHONE)
  act(() => {
    button('获取验证码').click()
    button('获取验证码').click()
  })
  expect(button('获取验证码')).toHaveAttribute('aria-busy', 'true')
  expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
  await waitFor(() => expect(button('获取验证码')).toBeEnabled())
  expect(phoneInput()).toHaveValue('138 0013 8000')
  expect(sends()).toHaveLength(1)
})

test.each([
  ['sms_limit', '操作过于频繁，请稍后再试'],
  ['sms_cap', '今日获取次数已达上限，请明天再试'],
  ['risk_phone', '该手机号暂无法参与，请联系客服'],
  ['null_data@/sendSmsCode', '网络开小差了，请稍后再试'],
  ['signed_out@/sendSmsCode', '请先登录'],
])('%s: the send is refused in words', async (scenario, text) => {
  sandbox.useScenario(scenario)
  const { user } = showForm()
  await askForCode(user)
  expect(await screen.findByText(text)).toBeVisible()
  await waitFor(() => expect(button('获取验证码')).toBeEnabled())
})

test('the slider check is passed with the keys of a range, then the code is sent', async () => {
  sandbox.useScenario('captcha')
  const { user } = showForm()
  await askForCode(user)
  const check = await dialog('请完成安全验证')
  const slider = within(check).getByRole('slider')
  fireEvent.change(slider, { target: { value: '50' } })
  expect(sends()).toHaveLength(1)
  fireEvent.change(slider, { target: { value: '100' } })
  expect(await screen.findByRole('button', { name: /s后重发$/ })).toBeDisabled()
  expect(sends()[1]?.body).toMatchObject({ captchaToken: expect.stringMatching(/^check\.keys\./) })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(codeInput()).toHaveFocus())
})

test('the check can be passed by choosing a word, also after a wrong one', async () => {
  sandbox.useScenario('captcha')
  const { user } = showForm()
  await askForCode(user)
  const check = await dialog('请完成安全验证')
  await user.click(within(check).getByRole('button', { name: /换一种方式/ }))
  const asked = () => within(check).getByText((_, element) => element?.tagName === 'STRONG')
  const wrong = ['太阳', '月亮', '地球', '彗星'].find((thing) => thing !== asked().textContent)
  await user.click(within(check).getByRole('button', { name: wrong ?? '' }))
  expect(within(check).getByText('选错了，请再试一次')).toBeVisible()
  await user.click(within(check).getByRole('button', { name: asked().textContent }))
  expect(await screen.findByRole('button', { name: /s后重发$/ })).toBeDisabled()
})

test('the check can be left without sending, and comes again when the platform is not content', async () => {
  const answer = { errorCode: 0, data: { needCaptcha: true } }
  sandbox.server.use(http.post('*/sms/sendSmsCode', () => HttpResponse.json(answer)))
  const { user } = showForm()
  await askForCode(user)
  const check = await dialog('请完成安全验证')
  fireEvent.change(within(check).getByRole('slider'), { target: { value: '100' } })
  expect(await screen.findByText('验证未通过，请再试一次')).toBeVisible()
  await user.click(button('取消'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sends()).toHaveLength(2)
  await waitFor(() => expect(button('获取验证码')).toBeEnabled())
})

test('the third send in ten minutes starts with the check', async () => {
  const { user } = showForm()
  const start = Date.now()
  const clock = vi.spyOn(Date, 'now')
  await user.type(phoneInput(), PHONE)
  for (const minute of [0, 2]) {
    sandbox.moveClock(minute * 60_000)
    clock.mockImplementation(() => start + minute * 60_000)
    comeBack()
    await user.click(button(/^(?:获取验证码|重新获取)$/))
    await screen.findByRole('button', { name: '60s后重发' })
  }
  clock.mockImplementation(() => start + 240_000)
  comeBack()
  await user.click(button('重新获取'))
  expect(await dialog('请完成安全验证')).toBeVisible()
  expect(sends()).toHaveLength(2)
})

test('notes the steps by the names of the page, each without what was typed', async () => {
  const { user, onDone } = showForm()
  await askForCode(user)
  await screen.findByRole('button', { name: /s后重发$/ })
  await user.type(codeInput(), '123456')
  await user.click(button('登录'))
  await user.click(await screen.findByRole('button', { name: '同意并继续' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(track.mock.calls).toEqual([
    ['shareRegister', 'input', 'phone'],
    ['shareRegister', 'button', 'get-code'],
    ['shareRegister', 'button', 'accept'],
    ['shareRegister', 'popup', 'agreement'],
  ])
})

test('a step that the page does not name is not noted', async () => {
  const { user } = showForm({ clicks: { page: 'fission', submit: 'open-gift' } })
  await fill(user)
  await user.click(button('登录'))
  await screen.findByText('登录成功')
  expect(track.mock.calls).toEqual([['fission', 'button', 'open-gift']])
})

test('the phone is forgotten after the login', async () => {
  const { user, unmount } = showForm()
  await askForCode(user)
  await screen.findByRole('button', { name: /s后重发$/ })
  await user.type(codeInput(), '123456')
  await user.click(box())
  await user.click(button('登录'))
  await screen.findByText('登录成功')
  unmount()
  showForm()
  expect(phoneInput()).toHaveValue('')
})
