import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { CLIENT_ID_KEY } from '../../src/session/clientId'
import { watchErrors } from './quietPage'

interface TabOptions<Row> {
  contextOf?: (row: Row) => BrowserContextOptions
  /** Console errors that the rows provoke on purpose. */
  expectedErrors?: readonly RegExp[]
}

const AT_ONCE = 8

/**
 * Opens a tab for each row, so many at the same time. Each is a browser of its own: they share no login and no storage.
 * All have been here before, so that not so many fingerprints are taken at once. None may print an error or throw.
 */
export async function inTabs<Row>(
  browser: Browser,
  rows: readonly Row[],
  visit: (tab: Page, row: Row) => Promise<void>,
  { contextOf, expectedErrors = [] }: TabOptions<Row> = {},
): Promise<void> {
  const waiting = [...rows]
  async function visitNext(): Promise<void> {
    const row = waiting.shift()
    if (row === undefined) return
    const context = await browser.newContext(contextOf?.(row))
    await context.addInitScript((key) => localStorage.setItem(key, 'a tab'), CLIENT_ID_KEY)
    const tab = await context.newPage()
    const expectQuiet = watchErrors(tab, expectedErrors)
    await visit(tab, row)
    expectQuiet()
    // What the page asks for on its way out is nobody's matter.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await tab.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
    await visitNext()
  }
  const visits = Array.from({ length: AT_ONCE }, visitNext)
  // The test must not end while some are still open.
  await Promise.allSettled(visits)
  await Promise.all(visits)
}
