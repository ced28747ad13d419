import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export const tap = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().tap()

/** One act, then another. */
export const inTurn =
  (...acts: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const act of acts) await act(page)
  }

export const tapCard = (name: string) => (page: Page) =>
  page.getByRole('link', { name }).first().tap()

/** Taps one after the other. */
export const taps =
  (...names: readonly string[]) =>
  async (page: Page) => {
    for (const name of names) await tap(name)(page)
  }

export const check = (label: string) => async (page: Page) => {
  await page.getByRole('button', { name: label }).first().tap()
}

export const choose = (tab: string) => (page: Page) =>
  page.getByRole('tab', { name: tab, exact: true }).tap()

/** To the end of a list that has another page: there it asks for it by itself. */
export async function scrollToEnd(page: Page) {
  await expect(page.getByRole('button', { name: '加载更多' })).toBeAttached()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
}

export async function openReplies(page: Page) {
  await page
    .getByRole('button', { name: /^查看全部.*条回复$/ })
    .first()
    .tap()
}

export async function typeAmount(page: Page) {
  await page.getByRole('textbox', { name: '兑现数量' }).fill('500')
  await tap('确认兑现')(page)
  const dialog = page.getByRole('dialog', { name: '确认兑现' })
  await dialog.getByRole('button', { name: '确认兑现' }).tap()
}

export async function fillApplication(page: Page) {
  await tap('申请认领')(page)
  await page.getByLabel('申请人姓名').fill('张三')
  await page.getByRole('checkbox').check({ force: true })
}

export async function apply(page: Page) {
  await fillApplication(page)
  await tap('提交申请')(page)
}

/** Words that the plaque has not had before. */
export async function fillPlaque(page: Page) {
  await tap('编辑铭文')(page)
  const words = `第${Math.floor(Math.random() * 1e9)}盏灯火`
  await page.getByRole('textbox', { name: '铭文' }).fill(words)
}

export const engrave = inTurn(fillPlaque, tap('提交审核'))

export const tapMissedDay = (page: Page) =>
  page
    .getByRole('button', { name: /可补签$/ })
    .first()
    .tap()

export async function makeUpMissedDay(page: Page) {
  await tapMissedDay(page)
  await page.getByRole('dialog').getByRole('button', { name: '补签', exact: true }).tap()
}

const newcomer = () => `135${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

export const typePhone = (page: Page) =>
  page.getByRole('textbox', { name: '手机号' }).fill(newcomer())

export async function sendCode(page: Page) {
  await typePhone(page)
  await tap('获取验证码')(page)
}

export async function fillLogin(page: Page) {
  await sendCode(page)
  await expect(page.getByText(/\d+s后重发/)).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('checkbox').check({ force: true })
}

export const logIn = (submit: string) => async (page: Page) => {
  await fillLogin(page)
  await page.locator('form').getByRole('button', { name: submit, exact: true }).tap()
}

/** Back from the back-forward cache: the page asks anew. */
export const returnTo = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })

/** Seen again, after another tab or the app was in front. */
export const seeAgain = (page: Page) =>
  page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Closes what lies on top; the next one hears the key only when that is gone. What leaves by itself does not count. */
export async function close(page: Page) {
  const open = await page.locator('dialog:not([data-leaving])').count()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(open - 1)
}

export const openRecords = (page: Page) => page.getByRole('button', { name: /^兑现记录/ }).tap()

/** So many events that they are sent at once. */
export async function tapChips(page: Page) {
  const chip = page.getByRole('navigation', { name: '目录' }).getByRole('button').first()
  for (let times = 0; times < 10; times += 1) await chip.tap()
}
