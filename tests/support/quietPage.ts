import { test as base, expect } from '@playwright/test'

interface Quiet {
  /** Console errors that the test provokes on purpose, such as a failed request's own line. */
  expectedErrors: RegExp[]
}

/** Playwright's `test`, with a page that must not print an error or throw. */
export const test = base.extend<Quiet>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, run) => {
    const errors: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    page.on('pageerror', (error) => errors.push(error.message))
    await run(page)
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)))
    expect(unexpected, 'console errors').toEqual([])
  },
})

/** The browser's own line about an answer with an error status or a cut connection. */
export const FAILED_REQUEST = /Failed to load resource/
export { expect }
