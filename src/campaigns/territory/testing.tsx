import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { track } from '@/tracking/track'
import { dismissToasts } from '@/ui/toast/toast'
import { openRoute } from '@tests/support/openRoute'
import { logInAs, newPhone } from '@tests/support/renderRoute'
import { startSandbox } from '@tests/support/sandbox'

/** The sandbox; after each test toasts and tracked events (`track` is mocked) are gone. */
export function startTerritoryPage() {
  const sandbox = startSandbox()
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    dismissToasts()
    vi.mocked(track).mockClear()
  })
  return sandbox
}

/** Opens 星灯谷 in a state, by default as a new account that no other test uses. */
export function open(
  state: string,
  { guest = false, query = 'territoryId=30001', phone = '' } = {},
) {
  if (!guest) logInAs(phone || newPhone())
  const address = `/territory?${[query, state && `__state=${state}`].filter(Boolean).join('&')}`
  return { ...openRoute(address), address }
}

export const button = (name: string) => screen.findByRole('button', { name })
/** The page's one main action: a button, or a link that looks like one. */
export async function action(name: string): Promise<HTMLElement> {
  const words = await screen.findByText(name, { selector: 'a, button span' })
  return words.closest<HTMLElement>('a, button') ?? words
}
export const title = (name: string) => screen.findByRole('heading', { level: 1, name })
export const region = (name: string) => within(screen.getByRole('region', { name }))

/** The application's form with a name and the agreement in it. */
export async function fillIn(user: UserEvent) {
  await user.click(await button('申请认领'))
  const sheet = within(await screen.findByRole('dialog', { name: '申请认领' }))
  await user.type(sheet.getByLabelText('申请人姓名'), '张三')
  await user.click(sheet.getByRole('checkbox'))
  return sheet
}
