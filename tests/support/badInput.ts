import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { NETWORK_TEXT } from '../../src/api/failure'
import { DEPLOYING_TEXT } from '../../src/api/verdict'

/** What can come instead of an answer, by its name in the sandbox, and the toast that the request layer owes it. */
export const FAULTS = {
  http_500: '服务器开小差了，请稍后再试',
  http_504: DEPLOYING_TEXT,
  cut: '',
  html: '',
  empty: '',
  null_data: '',
  signed_out: '',
  token_bad: 'TOKEN 已失效',
  toast: '活动太火爆了，请稍后再试',
  hostile: '',
} as const
export type FaultName = keyof typeof FAULTS

/** The text that each fault ends in. What is left out ends as `failed` does; `hostile` as the page that stands. */
export type Ends = { failed: string } & Partial<Record<FaultName, string>>

export interface CallRow {
  /** The end of the call's path. */
  call: string
  ends: Ends
  /** The page's first call: without it there is no page, and until it is answered there is its skeleton. */
  main?: true
  /** A toast that the page itself owes where the request layer is silent: for what a tap has started. */
  says?: Partial<Record<FaultName, string>>
  /** What leads to the call, once the page stands. */
  act?: (page: Page) => Promise<unknown>
  /** Another scenario that the page has to be in. */
  state?: string
  /** Where the call is made only in another address of the page. */
  address?: string
  guest?: true
}

export interface PageRow {
  page: string
  address: string
  /** A text of the page that stands. */
  stands: string
  guest?: true
  calls: readonly CallRow[]
}

export const tap = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().tap()

/** A page that needs nothing of the call. */
export const same = (text: string, call: string, more: Partial<CallRow> = {}): CallRow => ({
  call,
  ends: { failed: text, hostile: text },
  ...more,
})

export const COMMENTS: CallRow = {
  call: '/comment/topList',
  ends: { failed: '评论加载失败，点击重试', empty: '还没有评论，来抢沙发' },
}

/** What a tap has started and nobody knows the end of: the page has asked, it has not happened, and it says so. */
export const LOST = { cut: NETWORK_TEXT, html: NETWORK_TEXT } as const

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

const newcomer = () => `135${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

export async function sendCode(page: Page) {
  await page.getByRole('textbox', { name: '手机号' }).fill(newcomer())
  await tap('获取验证码')(page)
}

export async function logIn(page: Page) {
  await sendCode(page)
  await expect(page.getByText(/\d+s后重发/)).toBeVisible()
  await page.getByRole('textbox', { name: '验证码' }).fill('123456')
  await page.getByRole('checkbox').check({ force: true })
  await tap('登录并继续')(page)
}

export const check = (label: string) => async (page: Page) => {
  await page.getByRole('button', { name: label }).first().tap()
}
