import type { Browser, Page } from '@playwright/test'
import { CLIENT_ID_KEY } from '../../src/session/clientInfo'

/**
 * Opens a tab for each row, all at the same time. Each is a browser of its own: they share no login and no storage. All
 * have been here before, so that not so many fingerprints are taken at once.
 */
export async function inTabs<Row>(
  browser: Browser,
  rows: readonly Row[],
  visit: (tab: Page, row: Row) => Promise<void>,
): Promise<void> {
  const visits = rows.map(async (row) => {
    const context = await browser.newContext()
    await context.addInitScript((key) => localStorage.setItem(key, 'a tab'), CLIENT_ID_KEY)
    await visit(await context.newPage(), row)
    await context.close()
  })
  // The test must not end while some are still open.
  await Promise.allSettled(visits)
  await Promise.all(visits)
}
