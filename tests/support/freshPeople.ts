import type { Page } from '@playwright/test'
import { tokenOf, uidOf } from '../../src/sandbox/users'

const MANY = 40

/** Each document that the page loads belongs to nobody, whoever logged in before. */
export async function startAsGuests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.top === window) localStorage.removeItem('loginInfo')
  })
}

/** Each document that the page loads belongs to somebody else whom the platform has not seen, logged in. */
export async function logInFreshPeople(page: Page): Promise<void> {
  const start = Math.floor(Math.random() * (1e8 - MANY))
  const tokens = Array.from({ length: MANY }, (_, at) =>
    tokenOf(uidOf(`134${String(start + at).padStart(8, '0')}`)),
  )
  await page.addInitScript((tokens) => {
    // The fingerprint's own frames are not another visit.
    if (window.top !== window) return
    const turn = Number(sessionStorage.getItem('turn') ?? 0)
    sessionStorage.setItem('turn', String(turn + 1))
    const record = {
      accessToken: tokens[turn],
      clientInfo: 'e30=',
      expireIn: Date.now() + 86_400_000,
    }
    localStorage.setItem('loginInfo', JSON.stringify(record))
  }, tokens)
}
