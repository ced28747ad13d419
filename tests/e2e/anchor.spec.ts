import { frames } from '../support/frames'
import { expect, test } from '../support/quietPage'
import { PATIENCE } from '../support/slowPhone'

const DURATION_MS = 1800

interface Step {
  at: number
  /** The scroll position right after the step. */
  y: number
}

/** Notes each step that the page's own code scrolls, at the moment it does: a busy machine cannot blur it. */
function recordSteps(): void {
  const steps: Step[] = []
  const scroll = window.scrollTo.bind(window)
  window.scrollTo = (...args: unknown[]) => {
    const at = performance.now()
    scroll(...(args as [ScrollToOptions]))
    steps.push({ at, y: window.scrollY })
  }
  Object.assign(window, { steps })
}

/** The steps, once the page has drawn 20 frames in the same place after the first one that moved. */
async function restedSteps(): Promise<Step[]> {
  const { steps } = window as unknown as { steps: Step[] }
  let still = 0
  while (still < 20 || !steps.some(({ y }) => y > 0)) {
    const before = window.scrollY
    await new Promise(requestAnimationFrame)
    still = window.scrollY === before ? still + 1 : 0
  }
  return steps.filter(({ y }, index) => y > 0 || (steps[index + 1]?.y ?? 0) > 0)
}

const easeInOutQuint = (t: number) => (t < 0.5 ? 16 * t ** 5 : 1 - (-2 * t + 2) ** 5 / 2)

test('scrolls along easeInOutQuint for 1800 ms to the block below the header', async ({ page }) => {
  await page.addInitScript(recordSteps)
  await page.goto('/mfuwu/?anchorId=4')
  const steps = await page.evaluate(restedSteps)
  const to = steps[steps.length - 1]?.y ?? Number.NaN
  expect(to).toBeGreaterThan(1500)
  const { top, header } = await page.evaluate(() => ({
    top: document.getElementById('4')?.getBoundingClientRect().top ?? -1,
    header: document.querySelector('header')?.offsetHeight ?? 0,
  }))
  expect(Math.abs(top - header)).toBeLessThanOrEqual(1)

  // After the middle, where the curve is steep, a step shows best when the scroll began.
  const middle = steps.find(({ y }) => y >= to / 2) ?? { at: 0, y: to }
  const left = (to - middle.y) / to
  const startedAt = middle.at - (1 - (2 * left) ** (1 / 5) / 2) * DURATION_MS
  // Each is checked below: a busy machine has few.
  expect(steps.length).toBeGreaterThan(5 / PATIENCE)
  for (const { at, y } of steps) {
    const t = Math.min((at - startedAt) / DURATION_MS, 1)
    expect(y).toBeGreaterThanOrEqual(to * easeInOutQuint(Math.max(0, t - 0.01)) - 2)
    expect(y).toBeLessThanOrEqual(to * easeInOutQuint(Math.min(1, t + 0.01)) + 2)
  }
  expect((steps[steps.length - 1]?.at ?? 0) - startedAt).toBeGreaterThanOrEqual(DURATION_MS - 20)
})

test('a finger ends it at once', async ({ page }) => {
  await page.goto('/mfuwu/?anchorId=4')
  await page.waitForFunction(() => window.scrollY > 100)
  await page.touchscreen.tap(180, 30)
  const y = await page.evaluate(() => window.scrollY)
  await page.evaluate(frames, 40)
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
})

/** The scroll position once it has not changed for 20 frames. */
async function restingY(): Promise<number> {
  let still = 0
  while (still < 20) {
    const before = window.scrollY
    await new Promise(requestAnimationFrame)
    still = window.scrollY === before ? still + 1 : 0
  }
  return window.scrollY
}

test.describe('Back and a reload', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('return to where the person was, not to the block', async ({ page }) => {
    await page.goto('/mfuwu/?anchorId=3')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
    await page.mouse.wheel(0, 700)
    const y = await page.evaluate(restingY)
    await page.reload()
    await expect(page.getByRole('article').first()).toBeAttached()
    expect(await page.evaluate(restingY)).toBe(y)

    const card = page.locator('article').filter({ visible: true })
    await card.evaluateAll((cards) => {
      const inView = cards.find((each) => each.getBoundingClientRect().top > 100)
      inView?.querySelector('a')?.click()
    })
    await expect(page).toHaveURL(/manufacturerDetail/)
    await expect(page.getByRole('button', { name: '联系TA' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/anchorId=3$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)
    expect(await page.evaluate(restingY)).toBe(y)
  })

  test('an address that is opened anew scrolls to its block, the last one too', async ({
    page,
  }) => {
    for (const [state, anchorId] of [
      ['', '3'],
      ['', '5'],
      ['few_cards', '5'],
    ] as const) {
      await page.goto(`/mfuwu/?__state=${state}&anchorId=${anchorId}`)
      await expect
        .poll(() =>
          page.evaluate(
            (id) =>
              Math.abs(
                (document.getElementById(id)?.getBoundingClientRect().top ?? -1) -
                  (document.querySelector('header')?.offsetHeight ?? 0),
              ),
            anchorId,
          ),
        )
        .toBeLessThanOrEqual(1)
    }
  })
})

test('an empty one counts as none', async ({ page }) => {
  await page.route('**/assets/*.js', () => {})
  await page.goto('/mfuwu/?anchorId=3', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-anchored')
  await page.goto('/mfuwu/?anchorId=', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: '元宇宙服务商' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-anchored')
})
