import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect } from 'vitest'
import { logInAs, renderRoute } from '@tests/support/renderRoute'

export const PHONE = '13900000126'
export const CONFIG = '/rewardsToCashCampaign/config'
export const ORDER = '/finance/rewardsSystemRepurchase'
export const HISTORY = '/rewardsSystemRepurchase/history'
export const BIZ_NO = '/order/get_biz_no'
export const LOGIN = '/mfuwu/exchangeLogin?redirect=/exchange'

export function open(state = '', query = '') {
  logInAs(PHONE)
  return renderRoute(`/exchange?__state=${state}${query}`)
}

export const field = () => screen.findByRole('textbox', { name: '兑现数量' })
export const mainButton = (name = '确认兑现') => screen.findByRole('button', { name })
export const balance = () => screen.getByRole('region', { name: '奖励余额' })

export async function type(text: string) {
  const input = await field()
  await userEvent.clear(input)
  await userEvent.type(input, text)
  await userEvent.tab()
}

/** Types an amount and opens the confirmation. */
export async function begin(text = '1230') {
  await type(text)
  await userEvent.click(await mainButton())
  return screen.findByRole('dialog', { name: '确认兑现' })
}

export async function confirm(dialog: HTMLElement) {
  await userEvent.click(within(dialog).getByRole('button', { name: '确认兑现' }))
}

/** Closes the records, and opens the check of an unknown order. */
export async function askAgain() {
  const records = screen.queryByRole('dialog', { name: '兑现记录' })
  if (records) await userEvent.click(within(records).getByRole('button', { name: '关闭' }))
  await userEvent.click(await mainButton('结果确认中'))
  const dialog = await screen.findByRole('dialog', { name: '结果确认中' })
  const button = within(dialog).getByRole('button', { name: '再次确认' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
  return button
}

/** A platform that answers every call of this path with a business code, and nothing else. */
export const refusing = (path: string, code: number) =>
  http.get(`*${path}`, () => HttpResponse.json({ statusCode: 409, code, message: '' }))

/** Every address that the router visits, also when it redirects at once. */
export function addressesOf({ router }: ReturnType<typeof renderRoute>): string[] {
  const addresses: string[] = []
  router.subscribe(({ navigation, location }) => {
    const to = navigation.location ?? location
    addresses.push(`${to.pathname}${to.search}`)
  })
  return addresses
}
