import { screen } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

export const open = (state = '', query = '') => openRoute(`/lh-exchange?${query}__state=${state}`)
export function openAsMember(state = '', query = '') {
  logInAs()
  return open(state, query)
}
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })
export const points = async () =>
  Number(
    (await screen.findByText('我的积分', { exact: false }))
      .querySelector('.visually-hidden')
      ?.textContent?.replaceAll(',', ''),
  )

export const COUPON = '领地装饰券 · 秋日灯串'
export const BOOK = '星空主题手账本'
