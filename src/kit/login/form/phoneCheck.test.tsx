import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CheckPhone } from './usePhoneCheck'
import { PHONE, button, phoneInput, showForm, startLoginForm } from '@tests/support/loginForm'

const { sends } = startLoginForm()

const REGISTERED = '该手机号已注册，请直接打开App'
const type = (text: string) => fireEvent.change(phoneInput(), { target: { value: text } })

test('says what stands against a phone once it is whole, and sends no code', async () => {
  const checkPhone = vi.fn<CheckPhone>(() => Promise.resolve(REGISTERED))
  const { user } = showForm({ checkPhone })
  type(PHONE.slice(0, 10))
  type(PHONE)
  expect(await screen.findByText(REGISTERED)).toBeVisible()
  await user.click(button('获取验证码'))
  expect(checkPhone).toHaveBeenCalledExactlyOnceWith(PHONE, expect.any(AbortSignal))
  expect(sends()).toHaveLength(0)
})

test('waits for the check when the code is asked for at once', async () => {
  let answer = (_problem: string | undefined) => {}
  const checkPhone: CheckPhone = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  const { user } = showForm({ checkPhone })
  type(PHONE)
  await user.click(button('获取验证码'))
  expect(sends()).toHaveLength(0)
  answer(undefined)
  await waitFor(() => expect(sends()).toHaveLength(1))
})

test('cancels the check and sends nothing to the phone before when another phone is typed', async () => {
  const asked: AbortSignal[] = []
  const checkPhone: CheckPhone = (phone, signal) => {
    asked.push(signal)
    return phone === PHONE
      ? new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(REGISTERED))
        })
      : Promise.resolve(undefined)
  }
  const { user } = showForm({ checkPhone })
  type(PHONE)
  await user.click(button('获取验证码'))
  type('13900139000')
  await waitFor(() => expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]))
  expect(screen.queryByText(REGISTERED)).toBeNull()
  expect(sends()).toHaveLength(0)
})

test('sends the code where nobody could be asked', async () => {
  const { user } = showForm({ checkPhone: () => Promise.reject(new Error('no network')) })
  type(PHONE)
  await user.click(button('获取验证码'))
  await waitFor(() => expect(sends()).toHaveLength(1))
})

test('hands nothing in while something stands against the phone', async () => {
  const { user, onDone } = showForm({ checkPhone: () => Promise.resolve(REGISTERED) })
  type(PHONE)
  await screen.findByText(REGISTERED)
  fireEvent.change(screen.getByLabelText('验证码'), { target: { value: '123456' } })
  await user.click(screen.getByRole('checkbox'))
  await user.click(button('登录'))
  expect(screen.getByText(REGISTERED)).toBeVisible()
  expect(phoneInput()).toHaveFocus()
  expect(onDone).not.toHaveBeenCalled()
})
