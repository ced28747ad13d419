import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { NETWORK_TEXT } from '../../src/api/failure'
import { returnTo } from './badInputActs'
import { DEPLOYING_TEXT } from '../../src/api/verdict'
import type { ShellStateName } from '../../src/kit/campaign/shellState'

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
  empty_body: '',
  malformed: '',
  wrong_shape: '',
} as const
export type FaultName = keyof typeof FAULTS

/** Bodies that are no answer, on the pages that everybody comes to first: each ends as a more usual fault does. */
export const BODIES = { empty_body: 'html', malformed: 'html', wrong_shape: 'null_data' } as const

/** What a row says of the fault, or else of the one that it ends as. */
export function saidOf<Value>(
  row: Partial<Record<FaultName, Value>> | undefined,
  fault: FaultName,
): Value | undefined {
  const usual: Partial<Record<FaultName, FaultName>> = BODIES
  return row?.[fault] ?? row?.[usual[fault] ?? fault]
}

/** The text that each fault ends in. What is left out ends as `failed` does; `hostile` as the page that stands. */
export type Ends = { failed: string } & Partial<Record<FaultName, string>>

/** The state (design section 1.3) of the page that each fault ends in, as `Ends`. */
export type States = { failed: ShellStateName } & Partial<Record<FaultName, ShellStateName>>

type Act = (page: Page) => Promise<unknown>

/** An answer that comes after the answer to a later question: the later one stands. */
export interface Overtaken extends Pick<CallRow, 'address' | 'guest' | 'state'> {
  /** The addresses of the late call, where its path does not tell. */
  answer?: RegExp
  /** On screen before it, where that is not what the page shows when it stands. */
  stands?: string
  /** It is asked before anybody taps, once the page is at rest. */
  ahead?: true
  /** What asks, and what then asks again or asks something else. */
  first: Act
  second: Act
  /** On screen when the later answer is there, where it takes longer than the call. */
  shows?: string
  /** The tab that is chosen then. */
  tab?: string
}

/** The page's data is asked for twice, one right after the other. */
export const AGAIN: Overtaken = { first: returnTo, second: returnTo }

/** Why no second answer can be there before the first one. */
export const LOCKED = 'its button takes no second tap before it is answered'
export const KEPT = 'it is asked once, and whoever asks meanwhile waits for the same answer'
export const UNSEEN = 'nothing on screen comes of its answer'

export interface CallRow {
  /** The end of the call's path. */
  call: string
  /** In the test's name, where a page makes the call on more than one occasion. */
  when?: string
  ends: Ends
  /** What comes of it when it is made twice; or in words why no two of it can be on their way. */
  overtaken?: Overtaken | string
  /** The page's first call: without it there is no page, and until it is answered there is its skeleton. */
  main?: true
  /** For the first call: what becomes of the page. */
  becomes?: States
  /** A tap has started it: until it is answered the tap's button is busy, and what `comes` is not there. */
  busy?: true
  /** On screen while it is asked, where that is not what the page shows when it stands. */
  meanwhile?: string
  /** On screen once it is answered well, where that is not what a hostile answer leaves there. */
  comes?: string
  /** A toast that the page itself owes where the request layer is silent: for what a tap has started. */
  says?: Partial<Record<FaultName, string | RegExp>>
  /** The page's own toast where its answer was lost, and only the person may take it for lost. */
  doubts?: string
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
  /** No campaign's shell, which would name its state. */
  bare?: true
  /** Its calls are answered with `BODIES`, too. */
  bodies?: true
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
  comes: '起生效',
  ends: { failed: NETWORK_TEXT, hostile: '超长内容' },
  ...more,
})
