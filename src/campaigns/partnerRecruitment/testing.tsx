import { screen } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

export function open(state = '', { guest = false, query = '' } = {}) {
  if (!guest) logInAs()
  return openRoute(`/partnerRecruitment?__state=${state}${query}`)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
