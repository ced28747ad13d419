import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'
import { connectApi } from '@/app/api'
import type { LoginAnswer } from '@/api/login'
import { PhoneLoginForm, type PhoneLoginFormProps } from '@/kit/login/form/PhoneLoginForm'
import { CLIENT_ID_KEY } from '@/session/clientId'
import { dismissToasts } from '@/ui/toast/toast'
import { Toaster } from '@/ui/toast/Toaster'
import { startSandbox } from './sandbox'

export const PHONE = '13800138000'

type User = ReturnType<typeof userEvent.setup>

/** The phone login form of a page, over the sandbox. Call it once, at the top of the test file. */
export function startLoginForm() {
  const sandbox = startSandbox()
  beforeEach(() => {
    localStorage.setItem(CLIENT_ID_KEY, 'form-test')
    connectApi()
    dismissToasts()
  })
  return {
    sandbox,
    logins: () => sandbox.seen('/passport/login'),
    sends: () => sandbox.seen('/sms/sendSmsCode'),
  }
}

export function showForm(props: Partial<PhoneLoginFormProps<LoginAnswer>> = {}) {
  const onDone = vi.fn()
  const clicks = {
    page: 'shareRegister',
    phone: 'phone',
    getCode: 'get-code',
    agreement: 'agreement',
    submit: 'accept',
  }
  const form = (
    <>
      <PhoneLoginForm clicks={clicks} onDone={onDone} {...(props as object)} />
      <Toaster />
    </>
  )
  const view = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />,
  )
  return { onDone, user: userEvent.setup(), ...view }
}

export const phoneInput = () => screen.getByLabelText('手机号')
export const codeInput = () => screen.getByLabelText('验证码')
export const box = () => screen.getByRole('checkbox')
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
export const dialog = (name: string) => screen.findByRole('dialog', { name })

export async function fill(user: User, { code = '123456', agree = true } = {}) {
  await user.type(phoneInput(), PHONE)
  await user.type(codeInput(), code)
  if (agree) await user.click(box())
}

export async function askForCode(user: User) {
  await user.type(phoneInput(), PHONE)
  await user.click(button('获取验证码'))
}

/** The person comes back to the page: from a locked screen, another app or Back. */
export function comeBack() {
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('pageshow'))
  })
}
