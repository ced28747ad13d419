import { frames } from '../support/frames'
import { expect, test } from '../support/quietPage'

const DURATION_MS = 1800

interface Step {
  at: number
  /** Where the page stood right after the step. */
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

  // Behind the middle, where the curve is steep, a step tells best when the scroll began.
  const middle = steps.find(({ y }) => y >= to / 2) ?? { at: 0, y: to }
  const left = (to - middle.y) / to
  const startedAt = middle.at - (1 - (2 * left) ** (1 / 5) / 2) * DURATION_MS
  expect(steps.length).toBeGreaterThan(10)
  for (const { at, y } of steps) {
    const t = Math.min((at - startedAt) / DURATION_MS, 1)
    expect(y).toBeGreaterThanOrEqual(to * easeInOutQuint(Math.max(0, t - 0.01)) - 2)
    expect(y).toBeLessThanOrEqual(to * easeInOutQuint(Math.min(1, t + 0.01)) + 2)
  }
  expect((steps[steps.length - 1]?.at ?? 0) - startedAt).toBeGreaterThanOrEqual(DURATION_MS - 20)
})

test('waits for the banner', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/banner.svg', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/mfuwu/?anchorId=3', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(frames, 30)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  release()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('a finger ends it at once', async ({ page }) => {
  await page.goto('/mfuwu/?anchorId=4')
  await page.waitForFunction(() => window.scrollY > 100)
  await page.touchscreen.tap(180, 30)
  const y = await page.evaluate(() => window.scrollY)
  await page.evaluate(frames, 40)
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
})

test('an unknown block leaves the page at its top', async ({ page }) => {
  await page.goto('/mfuwu/?anchorId=%3Cb%3E')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(frames, 40)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

/** Where the page stands once it has not moved for 20 frames. */
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

  test('the same address, opened anew, scrolls again', async ({ page }) => {
    for (const anchorId of ['3', '4']) {
      await page.goto(`/mfuwu/?anchorId=${anchorId}`)
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

test('somebody who scrolls while the banner is on its way keeps the page', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/banner.svg', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/mfuwu/?anchorId=4', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 200)
  const y = await page.evaluate(restingY)
  release()
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector<HTMLImageElement>('#frame-banner')?.complete),
    )
    .toBe(true)
  await page.evaluate(frames, 30)
  expect(await page.evaluate(() => window.scrollY)).toBe(y)
})

for (const state of ['', '?__state=few_cards&'] as const)
  test(`the last block comes to rest below the header too ${state}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/mfuwu/${state || '?'}anchorId=5`)
    const gap = () =>
      page.evaluate(() => {
        const top = document.getElementById('5')?.getBoundingClientRect().top ?? -1
        return Math.abs(top - (document.querySelector('header')?.offsetHeight ?? 0))
      })
    await expect.poll(gap).toBeLessThanOrEqual(1)
  })

test('an id of the page that is no category leaves it at its top', async ({ page }) => {
  for (const id of ['content', 'toasts', 'title-3', 'providers']) {
    await page.goto(`/mfuwu/?anchorId=${id}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(frames, 20)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  }
})
