import type { Page } from '@playwright/test'
import { NETWORK_TEXT } from '../../src/api/failure'
import { fillLogin } from '../support/badInputActs'
import { WRITES } from '../support/badInputWrites'
import type { WriteRow } from '../support/badInputWrites'
import { logInFreshPeople, startAsGuests } from '../support/freshPeople'
import { PLAIN } from '../support/plain'
import { FAILED_REQUEST, expect, test } from '../support/quietPage'

test.use({ expectedErrors: [FAILED_REQUEST], ...PLAIN })

/** The API calls in the order in which they were sent. */
function noteCalls(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  return sent
}

const countOf = (sent: readonly string[], end: string) =>
  sent.filter((path) => path.endsWith(end)).length

async function begin(page: Page, row: WriteRow, turn: number, ...states: string[]) {
  await (row.guest ? startAsGuests(page) : logInFreshPeople(page))
  const asked = [...states, ...(row.state ? [row.state] : [])].join(',')
  const address = typeof row.address === 'string' ? row.address : row.address(turn)
  const sign = address.includes('?') ? '&' : '?'
  await page.goto(`/mfuwu${address}${sign}__state=${encodeURIComponent(asked)}`)
  const place = row.dialog === undefined ? page : page.getByRole('dialog', { name: row.dialog })
  const button = place.getByRole('button', { name: row.button, exact: true })
  await row.begin?.(page)
  await expect(button).toBeEnabled()
  await expect(page.locator('body')).not.toContainText(row.done)
  return button
}

async function tapTwice(button: ReturnType<Page['getByRole']>) {
  await button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
}

for (const row of WRITES) {
  const { write, when = '' } = row
  test(`two taps in one frame send one ${write}${when}`, async ({ page }) => {
    const button = await begin(page, row, 0)
    const sent = noteCalls(page)
    await tapTwice(button)
    await expect(page.locator('body')).toContainText(row.done)
    await page.waitForLoadState('networkidle')
    expect(countOf(sent, row.write)).toBe(1)
  })

  test(`a lost answer of ${write}${when} is asked for, not sent again`, async ({ page }) => {
    const button = await begin(page, row, 1, `cut_after@${row.write}$`)
    const sent = noteCalls(page)
    await tapTwice(button)
    await expect(page.locator('body')).toContainText(row.done)
    await page.waitForLoadState('networkidle')
    const written = sent.findIndex((path) => path.endsWith(row.write))
    expect(written).toBeGreaterThanOrEqual(0)
    await expect
      .poll(() => countOf(sent.slice(written), row.status), { message: 'asks' })
      .toBeGreaterThan(0)
    expect(countOf(sent, row.write), 'writes').toBe(1)
  })
}

async function beginLogin(page: Page, states: string) {
  await startAsGuests(page)
  await page.goto(`/mfuwu/exchangeLogin${states}`)
  await fillLogin(page)
  return page.getByRole('button', { name: '登录并继续' })
}

test('two taps in one frame send one /passport/login', async ({ page }) => {
  const button = await beginLogin(page, '')
  const sent = noteCalls(page)
  await tapTwice(button)
  await expect(page.locator('body')).toContainText('可兑现（奖励）')
  expect(countOf(sent, '/passport/login')).toBe(1)
})

// No call says whether somebody was logged in: what was typed stays, and the next tap is the person's own.
test('a lost answer of /passport/login is not sent again by itself', async ({ page }) => {
  const button = await beginLogin(page, '?__state=cut_after@/passport/login$')
  const sent = noteCalls(page)
  await tapTwice(button)
  await expect(page.locator('body')).toContainText(NETWORK_TEXT)
  await page.waitForLoadState('networkidle')
  expect(countOf(sent, '/passport/login')).toBe(1)
  await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('123456')
  await button.tap()
  await expect.poll(() => countOf(sent, '/passport/login')).toBe(2)
})
