import type { Page } from '@playwright/test'

/** From now on the call goes wrong, however it was answered before; for this document and those after it. */
export async function breakCall(page: Page, call: string, fault: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(call),
    async (route) => {
      const headers = route.request().headers()
      // The sandbox reads in the page's address what it is to answer.
      const address = new URL(headers['x-app-url'] ?? page.url())
      address.searchParams.append('__state', `${fault}@${call}$`)
      await route.continue({ headers: { ...headers, 'x-app-url': address.href } })
    },
  )
}
