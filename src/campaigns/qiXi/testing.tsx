import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { track } from '@/tracking/track'
import { openRoute } from '@tests/support/openRoute'
import { logInAs, newPhone } from '@tests/support/renderRoute'

export const ORDER = '/order/addActOrder'
export const BOX = '鹊桥礼盒 · 双人份'
export const BUY = `立即购买 ${BOX}`
export const open = (state = '', query = '') => openRoute(`/qiXi?${query}__state=${state}`)
export function openAsMember(state = '') {
  logInAs(newPhone())
  return open(state)
}
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const tracked = () => vi.mocked(track).mock.calls.map(([, type, name]) => `${type}/${name}`)
/** The number of turns left. */
export const times = () => screen.getByText('剩余次数').nextElementSibling?.textContent
