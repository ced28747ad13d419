import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

let people = 0
export function open(state = '') {
  people += 1
  logInAs(`1365600${String(people).padStart(4, '0')}`)
  return openRoute(`/second-life-plan?activityId=1001&__state=${state}`)
}

export const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
