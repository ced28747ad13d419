import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { logInAs, newPhone } from '@tests/support/renderRoute'

export function open(state = '', { guest = false, query = '' } = {}) {
  if (!guest) logInAs(newPhone())
  return openRoute(`/partnerRecruitment?__state=${state}${query}`)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
