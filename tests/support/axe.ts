import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { frames } from './frames'
import { atFullSpeed } from './slowPhone'
import { withStyles } from './styles'

const NARROWEST_AND_WIDEST = [320, 768]
const TOASTS_STAND = 'output [data-at][data-at][data-at] { animation: none !important }'

/** Axe reports no violation. */
export async function expectNoViolations(page: Page, about = ''): Promise<void> {
  await page.evaluate(finishAnimations)
  // A toast that comes or goes while axe looks would be measured half faded.
  const asBefore = await withStyles(page, TOASTS_STAND)
  await page.evaluate(frames, 1)
  // The other mode opens one more tab a time, for frames of other sites: there are none.
  const { violations } = await atFullSpeed(page, () =>
    new AxeBuilder({ page }).setLegacyMode().analyze(),
  )
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      `${about} axe`,
    )
    .toEqual([])
  await asBefore()
}

/** Motion is measured at its end. Not awaited: an animation that the browser does not draw never ends. */
function finishAnimations(): void {
  for (const each of document.getAnimations())
    if (each.effect?.getTiming().iterations !== Infinity) each.finish()
}

/** Neither the page nor a layer over it is wider than the window, on a small phone and on a tablet. */
export async function expectNoOverflow(
  page: Page,
  about = '',
  widths = NARROWEST_AND_WIDEST,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 })
    await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width)
    // The layout at the new width has been drawn.
    await page.evaluate(frames, 2)
    expect.soft(await page.evaluate(widerThanWindow), `${about} at ${width} px`).toEqual([])
  }
}

/** Elements that extend beyond the window: the page as a whole, or parts of a layer outside a scrolling box. */
function widerThanWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const scrolls = (each: Element) => /auto|scroll/.test(getComputedStyle(each).overflowX)
  const isScrolled = (each: Element): boolean => {
    for (let box = each.parentElement; box && !box.matches('dialog'); box = box.parentElement)
      if (scrolls(box)) return true
    return false
  }
  const beyond = [...document.querySelectorAll('dialog[open] *')].filter((each) => {
    const { left, right } = each.getBoundingClientRect()
    return (left < -0.5 || right > window.innerWidth + 0.5) && !isScrolled(each)
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page: ${scrollWidth} px`] : []),
    ...beyond.map((each) => each.outerHTML.slice(0, 80)),
  ]
}
