import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { logInAs, renderRoute } from '../support/renderRoute'

export const PHONE = '13900000126'
export const CONFIG = '/rewardsToCashCampaign/config'
export const ORDER = '/finance/rewardsSystemRepurchase'
export const HISTORY = '/rewardsSystemRepurchase/history'
export const BIZ_NO = '/order/get_biz_no'
export const LOGIN = '/mfuwu/exchangeLogin?redirect=/exchange'

export function open(state = '') {
  logInAs(PHONE)
  return renderRoute(`/exchange?__state=${state}`)
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

/** Types an amount and opens the last look. */
export async function begin(text = '1230') {
  await type(text)
  await userEvent.click(await mainButton())
  return screen.findByRole('dialog', { name: '确认兑现' })
}

export async function confirm(dialog: HTMLElement) {
  await userEvent.click(within(dialog).getByRole('button', { name: '确认兑现' }))
}

/** Every address that the router goes to, also when it leads on at once. */
export function addressesOf({ router }: ReturnType<typeof renderRoute>): string[] {
  const addresses: string[] = []
  router.subscribe(({ navigation, location }) => {
    const to = navigation.location ?? location
    addresses.push(`${to.pathname}${to.search}`)
  })
  return addresses
}
