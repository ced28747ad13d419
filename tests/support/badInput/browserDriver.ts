import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Driver } from './driver'

/** The button of this name, in the dialog of that name if there is one. */
export function buttonIn(page: Page, name: string | RegExp, dialog?: string | RegExp) {
  const place = dialog === undefined ? page : page.getByRole('dialog', { name: dialog })
  return place.getByRole('button', { name, exact: true }).first()
}

/** The driver for a page in the browser. */
export function browserDriver(page: Page): Driver {
  return {
    tap: (name, dialog) => buttonIn(page, name, dialog).tap(),
    openLink: (name) => page.getByRole('link', { name }).first().tap(),
    chooseTab: (name) => page.getByRole('tab', { name, exact: true }).tap(),
    fill: (label, text) => page.getByRole('textbox', { name: label }).fill(text),
    async choose(label, option) {
      await page.getByLabel(label, { exact: true }).selectOption(option)
    },
    pick: (name) => page.getByRole('radio', { name }).check({ force: true }),
    check: (name = '') => page.getByRole('checkbox', { name }).check({ force: true }),
    see: (text) => expect(page.locator('body')).toContainText(text, { useInnerText: true }),
    scrollToEnd: () => page.getByRole('listitem').last().scrollIntoViewIfNeeded(),
    async close() {
      const open = await page.locator('dialog:not([data-leaving])').count()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(open - 1)
    },
    async goBack() {
      await page.goBack()
    },
    restore: () =>
      page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      }),
    seeAgain: () =>
      page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'))
      }),
  }
}
