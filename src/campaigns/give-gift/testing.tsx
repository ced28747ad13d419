import { screen } from '@testing-library/react'
import { person } from '@/sandbox/users'
import { openRoute } from '@tests/support/openRoute'
import { logInAs, newPhone } from '@tests/support/renderRoute'

export const GIVE = '/asset/give'
export const SEARCH = '/user/searchUser'
export const FRIEND = person(4)
export const BADGE = /青鸾数字藏章/
export const CARD = /^星图明信片 #00295/

export function logIn(): string {
  const phone = newPhone()
  logInAs(phone)
  return phone
}
export const open = (state = '', query = '') => openRoute(`/give-gift?${query}__state=${state}`)
/** Opens the page as a new account. */
export function openAsMember(state = '', query = '') {
  logIn()
  return open(state, query)
}
type User = ReturnType<typeof open>['user']

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const step = () => document.querySelector('[aria-current="step"]')?.textContent

export async function choose(user: User, ...names: readonly RegExp[]) {
  for (const name of names) await user.click(await button(name))
  await user.click(await button('下一步'))
}
export async function find(user: User, word: string) {
  const field = await screen.findByRole('searchbox', { name: '查找受赠人' })
  await user.clear(field)
  await user.type(field, word)
  await user.click(screen.getByRole('button', { name: '搜索' }))
}
export async function toConfirm(user: User, ...names: readonly RegExp[]) {
  await choose(user, ...(names.length > 0 ? names : [BADGE, CARD]))
  await find(user, FRIEND.nickname)
  await user.click(await button(`送给TA ${FRIEND.nickname}`))
  await button('确认转赠')
}
export async function fillIn(user: User, code = '123456') {
  await user.type(screen.getByRole('textbox', { name: '验证码' }), code)
  await user.click(screen.getByRole('checkbox', { name: '我已知晓转赠后不可撤回' }))
}
