import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { person } from '@/sandbox/users'
import { logInAs, renderRoute } from '@tests/support/renderRoute'

export const PHONE = '13700000107'
export const RECEIVE = '/inventUser/receive'
export const SEARCH = '/originalResident/rewardSearch'
export const INVITER = person(3)

export const open = (query = '') => renderRoute(`/original-resident?${query}`)
export const openAsMember = (query = '') => {
  logInAs(PHONE)
  return open(query)
}
export const asNewcomer = (state = '') => open(`inviterId=${INVITER.uid}&__state=${state}`)

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const mainCard = async () => within(await screen.findByRole('region', { name: '当前奖励' }))

export async function fillForm(phone = '13700000999') {
  await userEvent.type(await screen.findByRole('textbox', { name: '手机号' }), phone)
  await userEvent.type(screen.getByRole('textbox', { name: '验证码' }), '123456')
  await userEvent.click(screen.getByRole('checkbox'))
}
