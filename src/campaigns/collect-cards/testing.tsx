import { screen, within } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

/** Opens the page in a state, by default as a new account that no other test uses. */
export function open(state = '', { guest = false, query = '' } = {}) {
  if (!guest) logInAs()
  const search = [query, state && `__state=${state}`].filter(Boolean).join('&')
  const address = `/collect-cards${search && `?${search}`}`
  return { ...openRoute(address), address }
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
