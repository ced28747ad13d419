import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { logInAs, newPhone } from '@tests/support/renderRoute'

export function open(state = '') {
  logInAs(newPhone())
  return openRoute(`/second-life-plan?activityId=1001&__state=${state}`)
}

export const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
