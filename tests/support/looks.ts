import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { frames } from './frames'

const WIDTHS = [320, 375, 430, 600, 768]
const LOOK_MS = 20_000

/** A look at everything is work, and a test may take several: each brings its own time along. */
function allowTime(): void {
  const info = test.info()
  // 0: a person steps through it.
  if (info.timeout > 0) info.setTimeout(info.timeout + LOOK_MS)
}

/** Axe finds no fault, in the whole page or in the part that the selector names. */
export async function expectNoViolations(page: Page, part?: string): Promise<void> {
  allowTime()
  // What moves is measured when it has arrived.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getTiming().iterations !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  )
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
  ).toEqual([])
}

/** Nothing is wider than the window, from a small phone to a tablet. */
export async function expectNoOverflow(page: Page): Promise<void> {
  allowTime()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 })
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width)
    // What follows the new width has been drawn.
    await page.evaluate(frames, 2)
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, `${width} px`).toBeLessThanOrEqual(0)
  }
}
