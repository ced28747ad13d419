import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

let people = 0
export function open(state = '', { guest = false, query = '' } = {}) {
  people += 1
  if (!guest) logInAs(`1390014${String(people).padStart(4, '0')}`)
  return openRoute(`/partnerRecruitment?__state=${state}${query}`)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
