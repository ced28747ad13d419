import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** How many times slower the processor is than this machine's; 0: not slowed down. */
const RATE = Number(process.env.SLOW_PHONE ?? 0)
/** How many times longer than usual a test waits. */
export const PATIENCE = RATE === 0 ? 1 : 4

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

/** With each page its session, which can take the brake off. */
const sessions = new WeakMap<Page, CDPSession>()

async function throttle(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: RATE })
    sessions.set(page, session)
  } catch {
    // A page that is closed at once does not count as a visit.
  }
}

/** Work of the test's own inside the page, as axe's: a slow phone does not have it. */
export async function atFullSpeed<Result>(
  page: Page,
  work: () => Promise<Result>,
): Promise<Result> {
  const session = sessions.get(page)
  await session?.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const result = await work()
  await session?.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  return result
}
