import type { Page } from '@playwright/test'

/**
 * Adds rules to a page until the returned function is called. Not by an element: the page's policy allows only its own.
 */
export async function withStyles(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets.push(added)
    return added
  }, css)
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added)
    })
}
