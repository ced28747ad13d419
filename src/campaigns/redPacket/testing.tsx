import { act, screen, waitFor } from '@testing-library/react'
import { vi } from 'vitest'
import { logInAs, renderRoute } from '@tests/support/renderRoute'
import { forgetPlays } from './plays'

/** Opens the page as a new account. */
export function openAsMember(state = '', query = '') {
  logInAs()
  return open(state, query)
}

export function open(state = '', query = '') {
  forgetPlays()
  return renderRoute(`/redPacket?__state=${state}${query}`)
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export async function tap(name: string | RegExp): Promise<void> {
  const element = await button(name)
  act(() => element.click())
}

/** Time runs as usual, and can be advanced. Call it once the page is rendered. */
export function takeClock(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
  })
}

export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Enters the live round and plays until its end. */
export async function playToTheEnd(hits = 0): Promise<void> {
  await tap('进入红包雨')
  await screen.findByRole('img', { name: /^落下的红包/ }, { timeout: 30_000 })
  await pass(3100)
  const canvas = screen.getByRole('img', { name: /^落下的红包/ })
  await waitFor(() => {
    if (screen.queryByText('点中落下的红包')) throw new Error('still counting')
  })
  for (let at = 0; at < hits; at += 1)
    act(() => {
      canvas.dispatchEvent(
        Object.assign(new Event('pointerdown', { bubbles: true }), {
          isPrimary: true,
          clientX: 5,
          clientY: 5,
        }),
      )
    })
  await pass(15_100)
}
