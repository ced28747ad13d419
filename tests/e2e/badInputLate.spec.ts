import type { Page } from '@playwright/test'
import { choose, openRecords, openReplies, scrollToEnd } from '../support/badInputActs'
import type { PageRow } from '../support/badInput'
import { PAGES } from '../support/badInputTable'
import { frames } from '../support/frames'
import { logInFreshPeople } from '../support/freshPeople'
import { PLAIN } from '../support/plain'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'
import { inTabs } from '../support/tabs'

test.use({ expectedErrors: [FAILED_REQUEST], ...PLAIN })

const softly = expect.configure({ soft: true, timeout: 30_000 })

/** The call that the page waits for, and what there is to see when it has come. */
function waitOf({ page, calls, stands }: PageRow) {
  const call = calls.find(({ main, waits }) => main ?? waits)
  if (!call) throw new Error(`${page}: nothing to wait for`)
  return { ...call, comes: call.main ? stands : (call.ends.hostile ?? stands) }
}

async function seeItLoad(tab: Page, row: PageRow) {
  const { call, act, comes } = waitOf(row)
  const busy = tab.locator('[aria-busy="true"]')
  const sign = row.address.includes('?') ? '&' : '?'
  if (!row.guest) await logInFreshPeople(tab)
  let answers = 0
  const asked = tab.waitForRequest((request) => new URL(request.url()).pathname.endsWith(call))
  tab.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith(call)) answers += 1
  })
  await tab.goto(`/mfuwu${row.address}${sign}__state=slow10@${call}$`, { waitUntil: 'commit' })
  await act?.(tab)
  await asked
  await softly(busy.first(), row.page).toBeAttached()
  await softly(tab.getByText('重新加载'), row.page).toHaveCount(0)
  await softly(busy, row.page).toHaveCount(0)
  softly(answers, `${row.page}: loads until it is there`).toBeGreaterThan(0)
  await softly(tab.locator('body'), row.page).toContainText(comes, { useInnerText: true })
  await softly(tab.getByText('重新加载'), row.page).toHaveCount(0)
}

test('every page loads for as long as its main call takes, and then shows what came', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  await inTabs(browser, PAGES, seeItLoad)
})

interface Switch {
  about: string
  address: string
  /** The call whose answer comes too late. */
  late: RegExp
  /** What asks for it, and what makes it the answer to another question. */
  first: (page: Page) => Promise<unknown>
  second: (page: Page) => Promise<unknown>
  /** The tab that is chosen then. */
  tab?: string
  member?: true
}

const back = (page: Page) => page.goBack()

const SWITCHES: readonly Switch[] = [
  {
    about: 'the period of the ranking',
    address: '/opinionRanking',
    late: /dao\/page.*period=MONTH/,
    first: choose('本月'),
    second: choose('总榜'),
    tab: '总榜',
  },
  {
    about: 'the next page of another period',
    address: '/opinionRanking',
    late: /dao\/page.*period=WEEK.*pageNo=2/,
    first: scrollToEnd,
    second: choose('总榜'),
    tab: '总榜',
  },
  {
    about: 'the cycle of the forecast',
    address: '/territory?territoryId=30001',
    late: /cycleDays=30/,
    first: choose('30天'),
    second: choose('90天'),
    tab: '90天',
  },
  {
    about: 'another territory',
    address: '/territory?territoryId=30001',
    late: /territory\/info.*30002/,
    first: (page) => page.getByRole('button', { name: /柳浪湖畔/ }).tap(),
    second: back,
  },
  {
    about: 'the order of the comments',
    address: '/trends-detail/20001',
    late: /topList.*sort=NEW/,
    first: choose('最新'),
    second: choose('最热'),
    tab: '最热',
  },
  {
    about: 'the next comments in another order',
    address: '/trends-detail/20001?__state=many',
    late: /topList.*sort=HOT.*pageNo=2/,
    first: scrollToEnd,
    second: choose('最新'),
    tab: '最新',
  },
  {
    about: 'the order of the comments beside a task',
    address: '/trends-detail-quest?momentId=20009&taskId=31001',
    late: /topList.*sort=NEW/,
    first: choose('最新'),
    second: choose('最热'),
    tab: '最热',
  },
  {
    about: 'the replies to a comment of another order',
    address: '/trends-detail/20001',
    late: /subList/,
    first: openReplies,
    second: choose('最新'),
    tab: '最新',
  },
  {
    about: 'the records of another state',
    address: '/exchange',
    late: /history.*status=PROCESSING/,
    first: async (page) => {
      await openRecords(page)
      await choose('处理中')(page)
    },
    second: choose('成功'),
    tab: '成功',
    member: true,
  },
  {
    about: 'the next of the invited beside the rewards',
    address: '/original-resident?__state=many',
    late: /registrantList.*pageNo=2/,
    first: scrollToEnd,
    second: choose('奖励记录'),
    tab: '奖励记录',
    member: true,
  },
]

for (const { about, address, late, first, second, tab, member } of SWITCHES)
  test(`${about}: an answer that comes out of order is not shown`, async ({ page }) => {
    let release = () => {}
    const gate = new Promise<void>((resolve) => (release = resolve))
    let held = 0
    await page.route(late, async (route) => {
      held += 1
      const response = await route.fetch()
      await gate
      // The page may have given the call up meanwhile.
      await route.fulfill({ response }).catch(() => {})
    })
    if (member) await logInFreshPeople(page)
    await page.goto(`/mfuwu${address}`)
    await first(page)
    await expect.poll(() => held).toBe(1)
    await second(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const before = await page.locator('body').innerText()
    release()
    await page.evaluate(frames, 24)
    expect(await page.locator('body').innerText()).toBe(before)
    if (tab)
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  })
