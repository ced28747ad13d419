import { screen, within } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

let person = 0

/** Opens the page in a state; as a person whom no other test knows, unless it says so. */
export function open(state = '', { guest = false, query = '' } = {}) {
  person += 1
  if (!guest) logInAs(`1390030${String(person).padStart(4, '0')}`)
  const search = [query, state && `__state=${state}`].filter(Boolean).join('&')
  const address = `/collect-cards${search && `?${search}`}`
  return { ...openRoute(address), address }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
