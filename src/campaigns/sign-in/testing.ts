import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, vi } from 'vitest'
import { track as realTrack } from '@/tracking/track'
import { showToast } from '@/ui/toast/toast'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

export const PHONE = '13900000107'
export const SIGN = '/activitySign/daySign'
export const STATUS = '/activitySign/userSignStatus'

/** The mocks of the test file. */
export const toast = vi.mocked(showToast)
export const track = vi.mocked(realTrack)

/** The sandbox on a day in November. Call it once, at the top of a test file that mocks toasts and tracking. */
export function startSignInPage() {
  const sandbox = startSandbox()
  // Preloads the page's code for the first test.
  beforeAll(() => import('./route'), 60_000)
  beforeEach(() => {
    sandbox.setClock('2026-11-20 09:30:00')
  })
  return sandbox
}

export const open = (state = '', query = '') => renderRoute(`/sign-in?__state=${state}${query}`)

export function openAsMember(state = '', query = '') {
  logInAs(PHONE)
  return open(state, query)
}

export const signButton = () => screen.findByRole('button', { name: '立即签到' })
export const signed = (text: string | RegExp = /^今日已签到/) =>
  screen.findByRole('button', { name: text })
