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

type Act = (page: Page) => Promise<unknown>

export interface CallRow {
  /** The end of the call's path. */
  call: string
  /** In the test's name, where a page makes the call on more than one occasion. */
  when?: string
  ends: Ends
  /** The page's first call: without it there is no page, and until it is answered there is its skeleton. */
  main?: true
  /** On a page without a first call: what it has to wait for most. */
  waits?: true
  /** A toast that the page itself owes where the request layer is silent: for what a tap has started. */
  says?: Partial<Record<FaultName, string | RegExp>>
  /** Nobody is told of it. */
  silent?: true
  /** What leads to the call, once the page stands. */
  act?: Act
  /** The page makes the call earlier, too: it goes wrong only once the page stands, or after this. */
  late?: true | Act
  /** Where the end takes longer than a moment. */
  patienceMs?: number
  /** The fields that keep what was typed when the call fails on its way. */
  keeps?: readonly string[]
  /** Other scenarios that the page has to be in. */
  state?: string
  /** Where the call is made only in another address of the page; one that writes needs another one each time. */
  address?: string | ((turn: number) => string)
  guest?: boolean
  /** The call is made only inside the app. */
  inApp?: true
}

export interface PageRow {
  page: string
  address: string
  /** A text of the page that stands. */
  stands: string
  guest?: true
  calls: readonly CallRow[]
}

/** What a tap has started and nobody knows the end of: the page has asked, it has not happened, and it says so. */
export const LOST = { cut: NETWORK_TEXT, html: NETWORK_TEXT } as const

/** As `LOST`, for what needs an answer to go on, and got none that can be read. */
export const UNREADABLE = { ...LOST, empty: NETWORK_TEXT, null_data: NETWORK_TEXT } as const

/** A page that needs nothing of the call. */
export const same = (text: string, call: string, more: Partial<CallRow> = {}): CallRow => ({
  call,
  ends: { failed: text, hostile: text },
  ...more,
})

interface NextPage extends Omit<Partial<CallRow>, 'ends'> {
  act: Act
  ends?: Partial<Ends>
}

/** The first page of a list may come after the page that it is a part of. */
const firstPage: Act = (page) =>
  expect(page.getByRole('button', { name: '加载更多' })).toBeAttached()

/** The next page of a list that stands. */
export const nextPage = (call: string, { ends, ...more }: NextPage): CallRow => ({
  call,
  when: 'for the next page',
  late: firstPage,
  ends: { failed: '加载失败，点击重试', empty: '没有更多了', ...ends },
  ...more,
})

/** One of the platform's texts in a sheet. */
export const legalText = (
  when: string,
  more: Partial<CallRow> & Pick<CallRow, 'act'>,
): CallRow => ({
  call: '/privacy/getByType',
  when,
  ends: { failed: NETWORK_TEXT, hostile: '超长内容' },
  ...more,
})
