import { screen } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

export function open(state = '') {
  logInAs()
  return openRoute(`/second-life-plan?activityId=1001&__state=${state}`)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
