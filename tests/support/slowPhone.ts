import type { Browser, BrowserContext, Page } from '@playwright/test'

/** How many times slower the processor is than this machine's; 0: as it is. */
const RATE = Number(process.env.SLOW_PHONE ?? 0)

/** With `npm run test:full -- --slow` each page that the browser opens has the processor of a slow phone. */
export function slowDown(browser: Browser): void {
  if (RATE === 0) return
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await open(options)
    context.on('page', (page) => void throttle(page))
    return context
  }
}

async function throttle(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  } catch {
    // A page that is closed again at once was no visit.
  }
}
