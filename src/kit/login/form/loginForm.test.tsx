import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { passportLogin, type LoginAnswer } from '@/api/login'
import type { PhoneLoginFormProps } from './PhoneLoginForm'
import { isLoggedIn } from '@/session/session'
import {
  PHONE,
  box,
  button,
  codeInput,
  fill,
  phoneInput,
  showForm,
  startLoginForm,
} from '@tests/support/loginForm'

const { sandbox, logins } = startLoginForm()

test('logs in: the answer is kept before the page hears of it', async () => {
  const seen: boolean[] = []
  const { user, onDone } = showForm()
  onDone.mockImplementation(() => seen.push(isLoggedIn()))
  await fill(user)
  await user.click(button('登录'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(seen).toEqual([true])
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ isNewUser: true, nickname: '元友8000' })
  expect(await screen.findByText('登录成功')).toBeVisible()
  expect(logins()[0]?.body).toEqual({
    phone: PHONE,
    smsCode: '123456',
    loginType: 'SMS',
    privacyVersion: 'V3.2',
  })
})

test('the page can bring its own login call and its own words', async () => {
  const login = vi.fn(({ phone, smsCode, privacyVersion }: Parameters<LoginCall>[0]) =>
    passportLogin({ phone, smsCode, privacyVersion, loginType: 'SMS', inviteCode: 'ABCD1234' }),
  )
  const { user, onDone } = showForm({ login, submitText: '接受邀请' })
  await fill(user)
  await user.click(button('接受邀请'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(login).toHaveBeenCalledExactlyOnceWith({
    phone: PHONE,
    smsCode: '123456',
    privacyVersion: 'V3.2',
  })
  expect(logins()[0]?.body).toMatchObject({ inviteCode: 'ABCD1234' })
})

type LoginCall = NonNullable<PhoneLoginFormProps<LoginAnswer>['login']>

test('says what is missing or malformed, and asks nobody', async () => {
  const { user } = showForm()
  await user.click(button('登录'))
  expect(screen.getByText('请输入手机号')).toBeVisible()
  expect(screen.getByText('请输入验证码')).toBeVisible()
  expect(phoneInput()).toHaveFocus()
  expect(phoneInput()).toBeInvalid()

  await user.type(phoneInput(), '12800138000')
  expect(screen.queryByText('请输入手机号')).toBeNull()
  await user.type(codeInput(), '12')
  await user.click(button('登录'))
  expect(screen.getByText('请输入正确的手机号')).toBeVisible()
  expect(screen.getByText('请输入6位数字验证码')).toBeVisible()
  expect(button('获取验证码')).toBeDisabled()
  expect(logins()).toHaveLength(0)
})

test('shows an error for a wrong phone when its field loses focus, none for an empty one', async () => {
  const { user } = showForm()
  await user.click(phoneInput())
  await user.tab()
  expect(screen.queryByText(/请输入/)).toBeNull()
  await user.type(phoneInput(), '138')
  await user.tab()
  expect(screen.getByText('请输入正确的手机号')).toBeVisible()
})

test('takes a pasted phone and a pasted message, and can clear the phone', async () => {
  const { user } = showForm()
  await user.click(phoneInput())
  await user.paste('+86 138-0013-8000')
  expect(phoneInput()).toHaveValue('138 0013 8000')
  await user.click(codeInput())
  await user.paste('【平台】验证码１２３４５６，5分钟内有效')
  expect(codeInput()).toHaveValue('123456')
  await user.click(button('清空手机号'))
  expect(phoneInput()).toHaveValue('')
  expect(phoneInput()).toHaveFocus()
})

test('says at once that a foreign number cannot be used, keeps it and sends nothing', async () => {
  const { user } = showForm()
  await user.click(phoneInput())
  await user.paste('+1 415-555-0100')
  expect(phoneInput()).toHaveValue('+14155550100')
  expect(screen.getByText('暂只支持中国大陆手机号（+86）')).toBeVisible()
  expect(button('获取验证码')).toBeDisabled()
  await user.type(codeInput(), '123456{Enter}')
  expect(phoneInput()).toHaveFocus()
  expect(logins()).toHaveLength(0)
})

test('typing in the middle of the phone keeps the caret there', async () => {
  const { user } = showForm()
  await user.type(phoneInput(), '1380138000')
  await user.type(phoneInput(), '0', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect(phoneInput()).toHaveValue('138 0013 8000')
  expect((phoneInput() as HTMLInputElement).selectionStart).toBe(6)
})

test('the inputs are made for phones: keyboards, autofill, names', () => {
  showForm()
  expect(phoneInput()).toHaveAttribute('type', 'tel')
  expect(phoneInput()).toHaveAttribute('autocomplete', 'tel')
  expect(codeInput()).toHaveAttribute('inputmode', 'numeric')
  expect(codeInput()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(codeInput()).toHaveAttribute('name', 'code')
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
})

test('the keyboard’s key for going on leads from the phone to the code', async () => {
  const { user } = showForm()
  await user.type(phoneInput(), '13800138000{Enter}')
  expect(codeInput()).toHaveFocus()
  expect(screen.queryByText(/请输入验证码|请先阅读/)).toBeNull()
})

test('Enter in the code field logs in, but not while composing', async () => {
  const { user, onDone } = showForm()
  await fill(user)
  const enter = { key: 'Enter', code: 'Enter', keyCode: 229 }
  expect(fireEvent.keyDown(codeInput(), enter)).toBe(false)
  await user.type(codeInput(), '{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
})

test('two taps are one login, and the button is busy meanwhile', async () => {
  const { user, onDone } = showForm()
  await fill(user)
  act(() => {
    button('登录').click()
    button('登录').click()
  })
  expect(button('登录')).toHaveAttribute('aria-busy', 'true')
  await user.click(button('登录'))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(logins()).toHaveLength(1)
})

test.each([
  ['code_wrong', '验证码错误，请重新输入', ''],
  ['code_expired', '验证码已过期，请重新获取', ''],
  ['risk_phone', '该手机号暂无法参与，请联系客服', '123456'],
  ['cut', '网络开小差了，请稍后再试', '123456'],
  ['null_data', '网络开小差了，请稍后再试', '123456'],
  ['signed_out', '请先登录', '123456'],
])(
  '%s: the login is refused in words, and only a spent code is cleared',
  async (name, text, code) => {
    sandbox.useScenario(`${name}@/passport/login`)
    const { user, onDone } = showForm()
    await fill(user)
    await user.click(button('登录'))
    expect(await screen.findByText(text)).toBeVisible()
    expect(codeInput()).toHaveValue(code)
    expect(phoneInput()).toHaveValue('138 0013 8000')
    expect(box()).toBeChecked()
    expect(onDone).not.toHaveBeenCalled()
    expect(isLoggedIn()).toBe(false)

    sandbox.useScenario()
    if (code === '') await user.type(codeInput(), '123456')
    expect(await screen.findByRole('button', { name: '登录' })).not.toHaveAttribute('aria-busy')
    await user.click(button('登录'))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  },
)

// No call shows whether the login succeeded: a retry takes the person's own tap.
test('a login whose answer is lost is not sent again by itself', async () => {
  sandbox.useScenario('cut_after@/passport/login$')
  const { user } = showForm()
  await fill(user)
  act(() => {
    button('登录').click()
    button('登录').click()
  })
  expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
  await sandbox.quiet()
  expect(logins()).toHaveLength(1)
  expect(codeInput()).toHaveValue('123456')
  await user.click(button('登录'))
  await waitFor(() => expect(logins()).toHaveLength(2))
})

test('a code that is typed while the one before is refused stays', async () => {
  sandbox.useScenario('code_wrong@/passport/login')
  const release = sandbox.hold('/passport/login')
  const { user } = showForm()
  await fill(user, { code: '111111' })
  await user.click(button('登录'))
  await user.clear(codeInput())
  await user.type(codeInput(), '654321')
  release()
  expect(await screen.findByText('验证码错误，请重新输入')).toBeVisible()
  expect(codeInput()).toHaveValue('654321')
})

test('what the API layer has toasted is not said twice', async () => {
  sandbox.useScenario('toast@/passport/login')
  const { user } = showForm()
  await fill(user)
  await user.click(button('登录'))
  expect(await screen.findAllByText('活动太火爆了，请稍后再试')).toHaveLength(1)
})

test('an answer without a token is no login', async () => {
  const { user, onDone } = showForm({
    login: () =>
      Promise.resolve({
        accessToken: '',
        expireIn: 0,
        uid: '1',
        nickname: '',
        avatar: '',
        isNewUser: false,
      }),
  })
  await fill(user)
  await user.click(button('登录'))
  expect(await screen.findByText('网络开小差了，请稍后再试')).toBeVisible()
  expect(onDone).not.toHaveBeenCalled()
})

test('words of the server are words: no markup', async () => {
  sandbox.server.use(
    http.post('*/passport/login', () =>
      HttpResponse.json({ statusCode: 409, code: 1, message: '<img src=x onerror=alert(1)>' }),
    ),
  )
  const { user, container } = showForm()
  await fill(user)
  await user.click(button('登录'))
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
  expect(container.querySelector('img')).toBeNull()
})
