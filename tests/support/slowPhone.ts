import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { makeOld } from './oldPhone'

/** How many times slower the processor is than this machine's; 0: not slowed down. */
const RATE = Number(process.env.SLOW_PHONE ?? 0)
/** How many times longer than usual a test waits. */
export const PATIENCE = RATE === 0 ? 1 : 4

const IS_OLD = process.env.OLD_PHONE !== undefined

/**
 * With `npm run test:full -- --slow` each page that the browser opens has the processor of a slow phone, with `--old`
 * it lacks what an old one's browser does not have.
 */
export function slowDown(browser: Browser): void {
  if (RATE === 0 && !IS_OLD) return
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options): Promise<BrowserContext> => {
    const context = await open(options)
    if (IS_OLD) await context.addInitScript(makeOld)
    if (RATE > 0) context.on('page', (page) => void throttle(page))
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
