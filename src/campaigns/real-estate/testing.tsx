import { screen, within } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

export const BUY = '/market/buy'
export const MOVE = '/market/processTransaction'
export const SALES = '/market/listByItem'

export const open = (state = '', query = '') => openRoute(`/real-estate?${query}__state=${state}`)

/** Opens the page as a new account. */
export function openAsMember(state = '', query = '') {
  logInAs()
  return open(state, query)
}

export type User = ReturnType<typeof open>['user']

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const rows = () => screen.findAllByRole('article')

async function firstOf(buttons: Promise<HTMLElement[]>): Promise<HTMLElement> {
  const [first] = await buttons
  if (!first) throw new Error('no button')
  return first
}

export const firstBuy = () => firstOf(screen.findAllByRole('button', { name: /^购买 / }))

/** 「购买」 of the first plot on sale: opens the confirmation. */
export async function order(user: User) {
  await user.click(await firstBuy())
  return dialog('确认订单')
}

export async function submit(user: User) {
  const sheet = await order(user)
  await user.click(within(sheet).getByRole('button', { name: '提交订单' }))
}

/** The first of the own plots, which is free. */
export async function pickPlot(user: User) {
  const sheet = await dialog('选择要出售的地块')
  await user.click(await firstOf(within(sheet).findAllByRole('button', { name: /[ABC]-\d+/ })))
}
