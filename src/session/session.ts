import type { Tokens } from '@/api/core/headers'
import { currentVisit } from '@/bridge/environment'
import { after } from '@/lib/after'
import { importChunk } from '@/lib/failure/loadChunk'
import { hash64 } from '@/lib/hash'
import { FINGERPRINT_LIMIT_MS, computeClientInfo, keptClientInfo } from './clientInfo'
import {
  LOGIN_INFO_KEY,
  deleteLoginInfo,
  readLoginInfo,
  standingOf,
  writeLoginInfo,
} from './loginInfo'
import type { LoginInfo } from './loginInfo'

/** For the bridge, the token and the client info together; a later answer is still taken. */
const WRAPPER_LIMIT_MS = 1500

/** The wrapper's token and client info live in memory only (design: the app wrapper). */
let wrapper: { token?: string; clientInfo?: string } = {}
/** The app's token that is set aside: the platform refuses it, or its account was given up. */
let setAside: string | undefined
let ready: Promise<void> | undefined
let isReady = false
let clientInfo: Promise<string | undefined> | undefined
let outOfReach = false
let logins = 0
/** The platform has answered a token with "not logged in". */
let wasRefused = false
let cause: SessionCause = 'elsewhere'
const listeners = new Set<() => void>()

/**
 * The cause of the last session change: `login` on this page, `trade` of a token for the same person's, `over` by the
 * platform or its expiry, `logout` on this page, or a change `elsewhere`: the app, another tab.
 */
export type SessionCause = 'login' | 'trade' | 'over' | 'logout' | 'elsewhere'

/** The answer of a login: the token, its expiry, and the person if the platform sends the uid. */
export interface Login {
  accessToken: string
  expireIn: number
  uid?: string
}

/**
 * Starts the session: inside the app it asks the wrapper for its token and client info, elsewhere it does nothing
 * that takes time. Requests wait for `whenReady`, and inside the app the first render does, too.
 */
export function startSession(): void {
  if (ready) return
  window.addEventListener('storage', (event) => {
    if (event.key === LOGIN_INFO_KEY || event.key === null) notify('elsewhere')
  })
  // Changes by another tab while this page was in the back-forward cache sent no event.
  window.addEventListener('pageshow', ({ persisted }) => persisted && notify('elsewhere'))
  const answered =
    currentVisit().visit === 'app'
      ? Promise.race([followApp(), after(WRAPPER_LIMIT_MS)])
      : Promise.resolve()
  ready = answered.then(() => {
    isReady = true
  })
}

/** Resolves when the wrapper has answered or its time is up; at once in a browser. Never rejects. */
export function whenReady(): Promise<void> {
  return ready ?? Promise.resolve()
}

/** False until the app has answered who is logged in, or its time is up. */
export function isPersonKnown(): boolean {
  return isReady || ready === undefined || currentVisit().visit !== 'app'
}

/**
 * The tokens of the one current person: never two people's. A login by the web's own form is used alone, without the
 * token of the app that it was made beside.
 */
export function tokens(): Tokens {
  return tokensWith(currentRecord())
}

function tokensWith(record: LoginInfo | undefined): Tokens {
  if (record?.besideApp !== undefined) return { wrapper: undefined, stored: record.accessToken }
  return { wrapper: appToken(), stored: record?.accessToken }
}

export function isLoggedIn(): boolean {
  const { wrapper: fromApp, stored } = tokens()
  return Boolean(fromApp || stored)
}

/** Saves a login answer as the login record. */
export async function logIn({ accessToken, expireIn, uid }: Login): Promise<void> {
  await whenReady()
  const said = saidByApp()
  const origin = { ...(uid && { uid }), ...(said !== undefined && { besideApp: hash64(said) }) }
  const info = (await clientInfoHeader()) ?? ''
  writeLoginInfo({ accessToken, expireIn }, info, undefined, origin)
  noteLogin()
}

/**
 * Saves the login record that the app's token was traded for. It is the same person: nothing is asked for anew, unless
 * the platform has refused something to the app's token.
 */
export async function adoptLogin({ accessToken, expireIn, uid }: Login): Promise<void> {
  const said = saidByApp()
  const origin = { ...(uid && { uid }), ...(said !== undefined && { tradedFor: hash64(said) }) }
  const info = (await clientInfoHeader()) ?? ''
  writeLoginInfo({ accessToken, expireIn }, info, undefined, origin)
  if (wasRefused) noteLogin('trade')
  else notify('trade')
}

/** The platform refuses the present token. */
export function noteRefusal(): void {
  wasRefused = true
}

/** `personKey` when logged out. */
export const NOBODY = '|'

/** Identifies the person, as far as tokens show it. A token and the record traded for it are one person. */
export function personKey(): string {
  const record = currentRecord()
  const { wrapper: fromApp = '', stored = '' } = tokensWith(record)
  return `${fromApp}|${record?.tradedFor === undefined ? stored : ''}`
}

/** The person's uid, if their login record has it. */
export function recordUid(): string | undefined {
  return currentRecord()?.uid
}

/** A login, with any token: what was refused before may be answered now. */
export function noteLogin(why: 'login' | 'trade' = 'login'): void {
  wasRefused = false
  logins += 1
  notify(why)
}

/** The number of logins on this page. */
export function loginCount(): number {
  return logins
}

export function lastCause(): SessionCause {
  return cause
}

/**
 * Deletes the stored login record; the wrapper's token is the wrapper's own matter.
 * @param why `over`: the platform ended it, and what is on screen waits for its person
 */
export function forgetLogin(why: Exclude<SessionCause, 'login' | 'trade'> = 'logout'): void {
  deleteLoginInfo()
  notify(why)
}

/**
 * Takes another token of the app.
 * @param isLogin its own login screen has answered: a finished login, also with the same token
 */
export function setWrapperToken(token: string, isLogin = false): void {
  if (token === (wrapper.token ?? '') && !isLogin) return
  if (isLogin) logins += 1
  // A login in the app replaces one made by the form beside it.
  if (isLogin && currentRecord()?.besideApp !== undefined) deleteLoginInfo()
  setAside = undefined
  wrapper = { ...wrapper, token }
  notify(isLogin ? 'login' : 'elsewhere')
}

/** From now on the app's token counts as logged out, until the app sends another one or a login happens in it. */
export function setAppTokenAside(): void {
  if (!wrapper.token || setAside === wrapper.token) return
  setAside = wrapper.token
  notify('logout')
}

/** The `clientInfo` header: the wrapper's, else this browser's; undefined when it cannot be obtained. Never rejects. */
export async function clientInfoHeader(): Promise<string | undefined> {
  await whenReady()
  if (import.meta.env.MODE !== 'production' && outOfReach) return undefined
  if (wrapper.clientInfo) return wrapper.clientInfo
  clientInfo ??= ownClientInfo()
  return clientInfo
}

/** For the laboratory of `/test`: while `work` runs, the client info cannot be obtained. */
export async function withoutClientInfo<T>(work: () => Promise<T>): Promise<T> {
  outOfReach = true
  try {
    return await work()
  } finally {
    outOfReach = false
  }
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The app's token as it is used; '' is logged out. */
function appToken(): string | undefined {
  return wrapper.token !== undefined && wrapper.token === setAside ? '' : wrapper.token
}

/** The app's answer about the person; an empty token outside of it means nothing. */
export function saidByApp(): string | undefined {
  return wrapper.token || (currentVisit().visit === 'app' ? wrapper.token : undefined)
}

/** The login record of the current person. One that is over or belongs to another person is deleted on reading. */
function currentRecord(): LoginInfo | undefined {
  const record = readLoginInfo(undefined, () => notifySoon('over'))
  const standing = record && standingOf(record, saidByApp())
  if (standing === 'foreign') {
    deleteLoginInfo()
    notifySoon('elsewhere')
  }
  return standing === 'theirs' ? record : undefined
}

function ownClientInfo(): Promise<string | undefined> {
  const desktop = currentVisit().visit === 'desktop'
  const obtained = obtainClientInfo(desktop).catch(() => undefined)
  // Once the time is up it is not awaited again; a later result is still taken, a failure is tried again.
  void obtained.then((info) => {
    clientInfo = info === undefined ? undefined : obtained
  })
  return Promise.race([obtained, after(FINGERPRINT_LIMIT_MS)])
}

async function obtainClientInfo(desktop: boolean): Promise<string> {
  return keptClientInfo(desktop) ?? (await computeClientInfo(desktop, fingerprint))
}

async function fingerprint(): Promise<string> {
  const { visitorId } = await importChunk('fingerprint', () => import('./fingerprint'))
  return visitorId()
}

/** If its code does not load the visit continues as one in a browser. */
async function followApp(): Promise<void> {
  try {
    const { followWrapper } = await importChunk('wrapper', () => import('./wrapper'))
    await followWrapper({
      known: () => wrapper.token,
      onAnswer: (token, info) => {
        wrapper = {
          ...wrapper,
          ...(token !== undefined && { token }),
          ...(info && { clientInfo: info }),
        }
        notify('elsewhere')
      },
      onToken: setWrapperToken,
    })
  } catch {
    // Nothing new is known, so nothing changes.
  }
}

/** For changes detected during a read. */
function notifySoon(why: SessionCause): void {
  cause = why
  queueMicrotask(() => notify(why))
}

function notify(why: SessionCause): void {
  cause = why
  for (const listener of listeners) listener()
}
