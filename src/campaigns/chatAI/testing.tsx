import { fireEvent, screen, within } from '@testing-library/react'
import { openRoute } from '@tests/support/openRoute'
import { logInAs } from '@tests/support/renderRoute'

export const SEND = '/sendMessaage'
export const open = (state = '', query = 'npcId=80001&') =>
  openRoute(`/chatAI?${query}__state=${state}`)

/** Opens the page as a new account. */
export function openAsMember(state = '') {
  logInAs()
  return open(state)
}

export const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '输入消息' })
export const button = (name: string) => screen.findByRole('button', { name })
export const log = () => screen.getByRole('log', { name: '对话' })
/** The bubbles, not the items of lists in them. */
export const rows = () =>
  within(log())
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.parentElement === log())

export async function say(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } })
  fireEvent.click(await button('发送'))
}
