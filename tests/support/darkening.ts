import { expect, type Page } from '@playwright/test'

/** Chrome's automatic dark theme, as on a phone whose person has chosen dark pages. */
export async function darken(page: Page, enabled: boolean): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled })
}

/** Every element declares its colour scheme, so a browser that darkens pages by itself changes none. */
export async function expectOwnColours(page: Page, about = ''): Promise<void> {
  const schemes = await page.evaluate(() => {
    const all = [...document.querySelectorAll('html, body, body *')]
    return [...new Set(all.map((each) => getComputedStyle(each).colorScheme))]
  })
  const open = schemes.filter((scheme) => !/^(?:dark|light only|only light)$/.test(scheme))
  expect.soft(open, `${about} may be recoloured`).toEqual([])
}
