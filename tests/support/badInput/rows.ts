import { NETWORK_TEXT } from '@/api/core/failure'
import type { ShellStateName } from '@/kit/page/shellState'
import type { Act } from './driver'
import type { FaultName } from './faults'

/** The text that each fault ends in. What is left out ends as `failed` does; `hostile` as the ready page. */
export type Ends = { failed: string } & Partial<Record<FaultName, string>>

/** The state of the page that each fault ends in, as `Ends`. */
export type States = { failed: ShellStateName } & Partial<Record<FaultName, ShellStateName>>

/** An answer that comes after the answer to a later request: the later one stays on screen. */
export interface Overtaken extends Pick<CallRow, 'address' | 'guest'> {
  /** The addresses of the late call, where its path does not tell. */
  answer?: RegExp
  /** What asks, and what then asks again or asks something else. */
  first: Act
  second: Act
  /** On screen when the later answer is there. */
  shows?: string
  /** The tab that is chosen then. */
  tab?: string
}

/** Why no second answer can be there before the first one. */
export const LOCKED = 'its button takes no second tap before it is answered'
/** By the query client (`queryClient.test.tsx`), by a cache, or because nothing asks twice. */
export const KEPT = 'it is asked once, and whoever asks meanwhile waits for the same answer'

export interface CallRow {
  /** The end of the call's path. */
  call: string
  /** In the test's name, where a page makes the call on more than one occasion. */
  when?: string
  ends: Ends
  /** What comes of it when it is made twice; or in words why no two of it can be on their way. */
  overtaken: Overtaken | string
  /** The page's first call: without it there is no page, and until it is answered there is its skeleton. */
  main?: true
  /** For the first call: what becomes of the page. */
  states?: States
  /** A tap has started it: until it is answered the tap's button is busy, and `answered` is not there. */
  busy?: true
  /** On screen while it is pending, where that is not what the ready page shows. */
  pending?: string
  /** On screen once it is answered well, where that is not what a hostile answer leaves there. */
  answered?: string
  /** A toast that the page itself owes where the request layer is silent: for what a tap has started. */
  toasts?: Partial<Record<FaultName, string | RegExp>>
  /** The page's own toast where its answer was lost, and only the person may take it for lost. */
  unknownToast?: string
  /** Nobody is told of it. */
  silent?: true
  /** What leads to the call, once the page is ready. */
  act?: Act
  /** The page makes the call earlier, too: it goes wrong only once the page is ready, or after this. */
  late?: true | Act
  /** The fields that keep what was typed when the call fails on its way. */
  keeps?: readonly string[]
  /** Other scenarios that the page has to be in. */
  state?: string
  /** Where the call is made only in another address of the page. */
  address?: string
  guest?: boolean
  /** The call is made only inside the app. */
  inApp?: true
}

/** A write: two taps in one frame send one, and after a lost answer the page asks what became of it. */
export interface WriteRow {
  /** In the test's name, where a page makes the write on more than one occasion. */
  when?: string
  address?: string
  /** The end of the write's path, and of the call that says what became of it. */
  write: string
  status: string
  state?: string
  guest?: true
  /** Up to the button that counts. */
  begin?: Act
  /** That button, and the dialog that it stands in. */
  button: string
  dialog?: string | RegExp
  /** What shows that it has happened. */
  done: string | RegExp
}

export interface PageRow {
  address: string
  /** A text of the ready page. */
  ready: string
  guest?: true
  /** No campaign's shell, which would name its state. */
  bare?: true
  /** Its calls are answered with null and with another shape, too. */
  bodies?: true
  calls: readonly CallRow[]
  writes?: readonly WriteRow[]
}

/** The text that a fault of this call ends in. */
export const endOf = ({ ready }: PageRow, { ends }: CallRow, fault: FaultName): string =>
  ends[fault] ?? (fault === 'hostile' ? ready : ends.failed)

/** What a tap has started and nobody knows the end of: the page has asked, it has not happened, and it says so. */
export const LOST = { cut: NETWORK_TEXT } as const

/** As `LOST`, for what needs an answer to go on, and got none that can be read. */
export const UNREADABLE = { ...LOST, empty: NETWORK_TEXT, null_data: NETWORK_TEXT } as const

/** A page that needs nothing of the call. */
export const same = (
  text: string,
  call: string,
  more: Partial<CallRow> & Pick<CallRow, 'overtaken'>,
): CallRow => ({ call, ends: { failed: text, hostile: text }, ...more })

/** One act after another. */
export const inTurn =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page)
  }

export const tap =
  (...names: readonly (string | RegExp)[]): Act =>
  async (page) => {
    for (const name of names) await page.tap(name)
  }

export const chooseTab =
  (name: string): Act =>
  (page) =>
    page.chooseTab(name)

export const close: Act = (page) => page.close()
export const scrollToEnd: Act = (page) => page.scrollToEnd()

interface NextPage extends Partial<Omit<CallRow, 'ends' | 'overtaken' | 'act'>> {
  act: Act
  overtaken: CallRow['overtaken']
  ends?: Partial<Ends>
}

/** The next page of a list: the first one may come after the page that it is a part of. */
export const nextPage = (call: string, { ends, ...more }: NextPage): CallRow => ({
  call,
  when: 'for the next page',
  late: (page) => page.see('加载更多'),
  ends: { failed: '加载失败，点击重试', empty: '没有更多了', ...ends },
  ...more,
})

/** One of the platform's texts in a sheet. */
export const legalText = (
  when: string,
  more: Partial<CallRow> & Pick<CallRow, 'act' | 'overtaken'>,
): CallRow => ({
  call: '/privacy/getByType',
  when,
  answered: '起生效',
  ends: { failed: NETWORK_TEXT, hostile: '超长内容' },
  ...more,
})

let newcomers = 0

export const typePhone: Act = (page) => {
  newcomers += 1
  return page.fill('手机号', `135${String(newcomers).padStart(8, '0')}`)
}

export const sendCode = inTurn(typePhone, tap('获取验证码'))

export const fillLogin = inTurn(
  sendCode,
  (page) => page.see('s后重发'),
  (page) => page.fill('验证码', '123456'),
  (page) => page.check(),
)

export const logIn = (submit: string) => inTurn(fillLogin, tap(submit))

/** A page of one of the platform's texts: its own text stands in for one that does not come. */
export const rulePage = (
  address: string,
  title: string,
  calls: readonly CallRow[] = [],
): PageRow => ({
  address,
  ready: title,
  guest: true,
  bare: true,
  calls: [
    {
      call: '/privacy/getByType',
      overtaken: KEPT,
      main: true,
      states: { failed: 'READY' },
      ends: { failed: '内容可能不是最新版本', hostile: '超长内容' },
    },
    ...calls,
  ],
})
