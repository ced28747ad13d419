import type { Page } from '@playwright/test'

/** From now on the call goes wrong, however it was answered before; for this document and those after it. */
export async function breakCall(
  page: Page,
  call: string,
  fault: string,
  times?: number,
): Promise<void> {
  const isCall = ({ pathname }: URL) => pathname.endsWith(call)
  await page.route(
    isCall,
    async (route) => {
      const headers = route.request().headers()
      // The sandbox reads in the page's address what it is to answer.
      const address = new URL(headers['x-app-url'] ?? page.url())
      address.searchParams.append('__state', `${fault}@${call}$`)
      await route.continue({ headers: { ...headers, 'x-app-url': address.href } })
    },
    { times },
  )
}

/** From now on the page's own address asks for no such fault any more. */
export async function mendCalls(page: Page, fault: string): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const headers = route.request().headers()
    const address = new URL(headers['x-app-url'] ?? page.url())
    const asked = address.searchParams.getAll('__state').join(',').split(',')
    address.searchParams.set('__state', asked.filter((one) => !one.startsWith(`${fault}@`)).join())
    await route.continue({ headers: { ...headers, 'x-app-url': address.href } })
  })
}
