import { screen } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

export const ORDER = '/order/addActOrder'
export const BOX = '鹊桥礼盒 · 双人份'
export const BUY = `立即购买 ${BOX}`
export const open = (state = '', query = '') => openRoute(`/qiXi?${query}__state=${state}`)
export function openAsMember(state = '') {
  logInAs()
  return open(state)
}
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = (name: string) => screen.findByRole('dialog', { name })
/** The number of turns left. */
export const times = () => screen.getByText('剩余次数').nextElementSibling?.textContent
