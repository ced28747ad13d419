import { test as base, expect, type Page } from '@playwright/test'
import { slowDown } from './slowPhone'

interface Quiet {
  /** Console errors that the test provokes on purpose, such as a failed request's own line. */
  expectedErrors: RegExp[]
}

/** Playwright's `test`, with a page that must not print an error or throw, on a slow phone where that is asked for. */
export const test = base.extend<Quiet, { phone: void }>({
  phone: [
    async ({ browser }, run) => {
      slowDown(browser)
      await run()
    },
    { scope: 'worker', auto: true },
  ],
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, run) => {
    const expectQuiet = watchErrors(page, expectedErrors)
    await run(page)
    expectQuiet()
  },
})

/**
 * Collects what the page prints as an error or throws, also an unhandled rejection. Call the returned function at the
 * end.
 */
export function watchErrors(page: Page, expected: readonly RegExp[], about = ''): () => void {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  return () => {
    const unexpected = errors.filter((text) => !expected.some((known) => known.test(text)))
    expect(unexpected, `${about} console errors`.trim()).toEqual([])
  }
}

/** The browser's own line about an answer with an error status or a cut connection. */
export const FAILED_REQUEST = /Failed to load resource/

/** The sanitiser parses in a document that runs nothing; the browser still reports what it would not have run. */
export const NOT_RUN = /Executing inline event handler violates/
export { expect }
