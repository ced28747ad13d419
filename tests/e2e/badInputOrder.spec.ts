import type { Locator, Page, Request, Route } from '@playwright/test'
import type { CallRow, Overtaken } from '../support/badInput'
import { PAGES } from '../support/badInputTable'
import { become, contextOf, goOn, open, titleOf } from '../support/badInputVisit'
import type { Row } from '../support/badInputVisit'
import { frames } from '../support/frames'
import { PLAIN } from '../support/plain'
import { NOT_RUN, expect, test } from '../support/quietPage'
import { inTabs } from '../support/tabs'

test.use(PLAIN)

const softly = expect.configure({ soft: true, timeout: 60_000 })
const firmly = expect.configure({ timeout: 60_000 })

interface LateRow extends Row {
  call: Omit<CallRow, 'overtaken'> & { overtaken: Overtaken }
}

const isOvertaken = (row: Row): row is LateRow => typeof row.call.overtaken === 'object'

/** The row as it is on the occasion in question. */
const onOccasion = ({ page, call }: LateRow): LateRow => ({
  page: { ...page, stands: call.overtaken.stands ?? page.stands },
  call: { ...call, ...call.overtaken },
})

/** The calls on their way, but for the tracking's. */
function noteCalls(tab: Page): ReadonlySet<Request> {
  const running = new Set<Request>()
  tab.on('request', (request) => {
    if (/\/api\/(?!.*buriedPoint)/.test(request.url())) running.add(request)
  })
  const end = (request: Request) => running.delete(request)
  tab.on('requestfinished', end)
  tab.on('requestfailed', end)
  return running
}

/** What stands there, but for how long ago it was: that goes on by itself. */
const textOf = async (body: Locator) =>
  (await body.innerText()).replace(/刚刚|\d+(?:分钟|小时)前/g, '…')

/** Keeps the first such answer, a hostile one that would show, until it is let go; the later ones pass. */
async function holdFirst(tab: Page, { call, overtaken: { answer } }: LateRow['call']) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  let held: Request | undefined
  let ended: Promise<unknown> = Promise.resolve()
  await tab.route(
    (url) => (answer ? answer.test(url.href) : url.pathname.endsWith(call)),
    (route) => {
      if (held) return route.continue()
      held = route.request()
      ended = answerLate(route)
      return ended
    },
  )
  async function answerLate(route: Route) {
    const headers = route.request().headers()
    const address = new URL(headers['x-app-url'] ?? tab.url())
    address.searchParams.append('__state', `hostile@${call}$`)
    const response = await route.fetch({ headers: { ...headers, 'x-app-url': address.href } })
    await gate
    // The page may have given the call up meanwhile.
    await route.fulfill({ response }).catch(() => {})
  }
  return { held: () => held, release: () => (release(), ended) }
}

async function overtake(tab: Page, late: LateRow) {
  const row = onOccasion(late)
  const { overtaken, busy } = row.call
  const about = titleOf(row)
  const running = noteCalls(tab)
  const body = tab.locator('body')
  await become(tab, row)
  if (overtaken.ahead) {
    const early = await holdFirst(tab, row.call)
    await open(tab, row, 0)
    await goOn(tab, row)
    return finish(early)
  }
  await open(tab, row, 0)
  await goOn(tab, row)
  return finish(await holdFirst(tab, row.call))

  async function finish({ held, release }: Awaited<ReturnType<typeof holdFirst>>) {
    const asked = () => firmly.poll(() => held() !== undefined, `${about}: asked`).toBe(true)
    // A link that is tapped before the app runs opens a new document.
    if (overtaken.ahead) await asked()
    await overtaken.first(tab)
    await asked()
    await overtaken.second(tab)
    await tab.evaluate(frames, 3)
    const others = () => [...running].filter((request) => request !== held()).length
    await firmly.poll(others, `${about}: the later answer`).toBe(0)
    // A tap of its own waits for the late answer.
    if (!busy) await softly(tab.locator('[aria-busy="true"]'), about).toHaveCount(0)
    if (overtaken.shows) await softly(body, about).toContainText(overtaken.shows)
    await tab.evaluate(frames, 3)
    const before = await textOf(body)
    await release()
    await tab.evaluate(frames, 24)
    softly(await textOf(body), `${about}: the later answer stands`).toBe(before)
    await softly(tab.locator('[aria-busy="true"]'), about).toHaveCount(0)
    if (overtaken.tab)
      await softly(tab.getByRole('tab', { name: overtaken.tab }), about).toHaveAttribute(
        'aria-selected',
        'true',
      )
  }
}

for (const page of PAGES) {
  const rows = page.calls.map((call) => ({ page, call })).filter(isOvertaken)
  if (rows.length > 0)
    test(`${page.page}: an answer that comes out of order is not shown`, async ({ browser }) => {
      test.setTimeout(300_000)
      await inTabs(browser, rows, overtake, { contextOf, expectedErrors: [NOT_RUN] })
    })
}
