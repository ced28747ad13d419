import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const softly = expect.configure({ soft: true })

/** What is on screen is for people, and none of it has run. */
export async function expectReadable(page: Page, about: string) {
  const seen = await page.evaluate(() => ({
    text: document.body.innerText,
    ran: '__pwned' in window,
    live: document.querySelectorAll('main :is(script, [onerror], [onload], [href^="javascript:"])')
      .length,
  }))
  softly(seen.text.trim().length, `${about}: something to read`).toBeGreaterThan(1)
  softly(/.{0,20}\b(?:undefined|NaN|null)\b.{0,20}/.exec(seen.text)?.[0], about).toBeUndefined()
  softly({ ran: seen.ran, live: seen.live }, `${about}: markup`).toEqual({ ran: false, live: 0 })
}
