import type { Page } from '@playwright/test'
import { fillApplication } from '../support/badInputActs'
import { logInFreshPeople } from '../support/freshPeople'
import { PLAIN } from '../support/plain'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST], ...PLAIN })

interface WriteRow {
  address: string
  /** The end of the write's path, and of the call that says how it stands. */
  write: string
  status: string
  state?: string
  /** Up to the button that counts. */
  begin?: (page: Page) => Promise<unknown>
  /** That button, and the dialog that it stands in. */
  button: string
  dialog?: string
  /** What shows that it has happened. */
  done: string | RegExp
}

const WRITES: readonly WriteRow[] = [
  {
    address: '/sign-in',
    write: '/activitySign/daySign',
    status: '/activitySign/userSignStatus',
    button: '立即签到',
    done: '今日已签到',
  },
  {
    address: '/exchange',
    write: '/rewardsSystemRepurchase',
    status: '/rewardsSystemRepurchase/history',
    begin: async (page) => {
      await page.getByRole('textbox', { name: '兑现数量' }).fill('500')
      await page.getByRole('button', { name: '确认兑现' }).tap()
      await expect(page.getByRole('dialog', { name: '确认兑现' })).toBeVisible()
    },
    button: '确认兑现',
    dialog: '确认兑现',
    done: /已提交|处理中/,
  },
  {
    address: '/territory?territoryId=30001',
    write: '/territory/freeActivityApply',
    status: '/territory/applyStatus',
    state: 'free',
    begin: fillApplication,
    button: '提交申请',
    done: '审核中',
  },
  {
    address: '/original-resident',
    write: '/inventUser/receive',
    status: '/originalResident/rewardSearch',
    button: '立即领取',
    done: '已领取',
  },
]

/** The API calls in the order in which they were sent. */
function noteCalls(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  return sent
}

const countOf = (sent: readonly string[], end: string) =>
  sent.filter((path) => path.endsWith(end)).length

async function begin(page: Page, row: WriteRow, ...states: string[]) {
  const asked = [...states, ...(row.state ? [row.state] : [])].join(',')
  const sign = row.address.includes('?') ? '&' : '?'
  await page.goto(`/mfuwu${row.address}${sign}__state=${encodeURIComponent(asked)}`)
  const place = row.dialog === undefined ? page : page.getByRole('dialog', { name: row.dialog })
  const button = place.getByRole('button', { name: row.button, exact: true })
  await row.begin?.(page)
  await expect(button).toBeEnabled()
  return button
}

async function tapTwice(button: ReturnType<Page['getByRole']>) {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

for (const row of WRITES) {
  test(`two taps in one frame send one ${row.write}`, async ({ page }) => {
    await logInFreshPeople(page)
    const button = await begin(page, row)
    const sent = noteCalls(page)
    await tapTwice(button)
    await expect(page.locator('body')).toContainText(row.done)
    await page.waitForLoadState('networkidle')
    expect(countOf(sent, row.write)).toBe(1)
  })

  test(`a lost answer of ${row.write} is asked for, not sent again`, async ({ page }) => {
    await logInFreshPeople(page)
    const button = await begin(page, row, `cut_after@${row.write}$`)
    const sent = noteCalls(page)
    await tapTwice(button)
    await expect(page.locator('body')).toContainText(row.done)
    await page.waitForLoadState('networkidle')
    const written = sent.findIndex((path) => path.endsWith(row.write))
    expect(countOf(sent.slice(written), row.status), 'asks').toBeGreaterThan(0)
    expect(countOf(sent, row.write), 'writes').toBe(1)
  })
}
