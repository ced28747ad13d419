import { expect, test } from '../support/quietPage'

const DURATION_MS = 1800

interface Frame {
  at: number
  y: number
}

/** Notes every frame's scroll position, from the first frame that has moved until the page has rested for 300 ms. */
function recordScroll(): Promise<Frame[]> {
  return new Promise((resolve) => {
    const frames: Frame[] = []
    let lastMove = performance.now()
    const step = () => {
      const at = performance.now()
      const previous = frames[frames.length - 1]
      frames.push({ at, y: window.scrollY })
      if (!previous || previous.y !== window.scrollY) lastMove = at
      if (frames[0]?.y !== window.scrollY && at - lastMove > 300) resolve(frames)
      else requestAnimationFrame(step)
    }
    step()
  })
}

/** Lets the page draw so many frames: time enough for what must not happen. */
async function frames(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await new Promise(requestAnimationFrame)
}

const easeInOutQuint = (t: number) => (t < 0.5 ? 16 * t ** 5 : 1 - (-2 * t + 2) ** 5 / 2)

test('scrolls along easeInOutQuint for 1800 ms to the block below the header', async ({ page }) => {
  await page.goto('/mfuwu/?anchorId=4')
  const frames = await page.evaluate(recordScroll)
  const from = frames[0]?.y ?? Number.NaN
  const to = frames[frames.length - 1]?.y ?? Number.NaN
  expect(from).toBe(0)
  expect(to).toBeGreaterThan(1500)
  const { top, header } = await page.evaluate(() => ({
    top: document.getElementById('4')?.getBoundingClientRect().top ?? -1,
    header: document.querySelector('header')?.offsetHeight ?? 0,
  }))
  expect(Math.abs(top - header)).toBeLessThanOrEqual(1)

  // Behind the middle, where the curve is steep, a frame tells best when the scroll began.
  const middle = frames.find(({ y }) => y >= (from + to) / 2) ?? { at: 0, y: to }
  const left = (to - middle.y) / (to - from)
  const startedAt = middle.at - (1 - (2 * left) ** (1 / 5) / 2) * DURATION_MS
  const moving = frames.filter(({ at }) => at >= startedAt && at <= startedAt + DURATION_MS)
  expect(moving.length).toBeGreaterThan(20)
  for (const { at, y } of moving) {
    const t = (at - startedAt) / DURATION_MS
    // A frame's clock and its paint may be some frames apart: the curve in that span is the bound.
    const early = from + (to - from) * easeInOutQuint(Math.max(0, t - 0.05))
    const late = from + (to - from) * easeInOutQuint(Math.min(1, t + 0.05))
    expect(y).toBeGreaterThanOrEqual(early - 2)
    expect(y).toBeLessThanOrEqual(late + 2)
  }
  const ended = frames.find(({ y }) => Math.abs(y - to) < 0.5)
  expect(ended?.at ?? 0).toBeLessThanOrEqual(startedAt + DURATION_MS + 100)
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
