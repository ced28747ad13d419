import type { Tokens } from '@/api/core/headers'
import { currentVisit } from '@/bridge/environment'
import { importChunk } from '@/lib/failure/loadChunk'
import { FINGERPRINT_LIMIT_MS, computeClientInfo, keptClientInfo } from './clientInfo'
import { LOGIN_INFO_KEY, deleteLoginInfo, readLoginInfo, writeLoginInfo } from './loginInfo'

/** For the bridge, the token and the client info together; what comes later is still taken. */
const WRAPPER_LIMIT_MS = 1500

/** The wrapper's token and client info live in memory only (design: the app wrapper). */
let wrapper: { token?: string; clientInfo?: string } = {}
let ready: Promise<void> | undefined
let clientInfo: Promise<string | undefined> | undefined
let outOfReach = false
let logins = 0
/** The stored token that the app's token was traded for. */
let traded: string | undefined
/** The platform has said of somebody with a token that nobody is logged in. */
let wasRefused = false
const listeners = new Set<() => void>()

/**
 * Starts the session: inside the app it asks the wrapper for its token and client info, elsewhere it does nothing
 * that takes time. Requests wait for `whenReady`; the page does not.
 */
export function startSession(): void {
  if (ready) return
  window.addEventListener('storage', (event) => {
    if (event.key === LOGIN_INFO_KEY || event.key === null) notify()
  })
  // What another tab did while this page lay in the back-forward cache came as no event.
  window.addEventListener('pageshow', ({ persisted }) => persisted && notify())
  ready =
    currentVisit().visit === 'app'
      ? Promise.race([followApp(), after(WRAPPER_LIMIT_MS)])
      : Promise.resolve()
}

/** Resolves when the wrapper has answered or its time is up; at once in a browser. Never rejects. */
export function whenReady(): Promise<void> {
  return ready ?? Promise.resolve()
}

/** A login record that is over is deleted by being read; whoever listens hears of it afterwards. */
export function tokens(): Tokens {
  const stored = readLoginInfo(Date.now(), () => queueMicrotask(notify))?.accessToken
  return { wrapper: wrapper.token, stored }
}

export function isLoggedIn(): boolean {
  const { wrapper: fromApp, stored } = tokens()
  return Boolean(fromApp || stored)
}

/** Saves a login answer as the login record. */
export async function logIn(answer: { accessToken: string; expireIn: number }): Promise<void> {
  writeLoginInfo(answer, (await clientInfoHeader()) ?? '')
  noteLogin()
}

/**
 * Saves the login record that the app's token was traded for. It is the same person: nothing is asked for anew, unless
 * the platform has refused something to the app's token.
 */
export async function adoptLogin(answer: { accessToken: string; expireIn: number }): Promise<void> {
  traded = answer.accessToken
  writeLoginInfo(answer, (await clientInfoHeader()) ?? '')
  if (wasRefused) noteLogin()
  else notify()
}

/** The platform takes the present token for nobody's. */
export function noteRefusal(): void {
  wasRefused = true
}

/** The tokens that tell one person from another: without a login record that the app's own token was traded for. */
export function personTokens(): Tokens {
  const { wrapper: fromApp, stored } = tokens()
  return { wrapper: fromApp, stored: fromApp && stored === traded ? undefined : stored }
}

/** One word that another person has otherwise, as far as tokens tell. */
export function personKey(): string {
  const { wrapper: fromApp = '', stored = '' } = personTokens()
  return `${fromApp}|${stored}`
}

/** Somebody has logged in, with whatever token: what was refused before may be answered now. */
export function noteLogin(): void {
  wasRefused = false
  logins += 1
  notify()
}

/** How many logins this page has seen. */
export function loginCount(): number {
  return logins
}

/** Deletes the stored login record; the wrapper's token is the wrapper's own matter. */
export function forgetLogin(): void {
  deleteLoginInfo()
  notify()
}

/**
 * Takes another token of the app.
 * @param isLogin its own login screen has answered: a finished login, also with the same token
 */
export function setWrapperToken(token: string, isLogin = false): void {
  if (token === (wrapper.token ?? '') && !isLogin) return
  if (isLogin) logins += 1
  wrapper = { ...wrapper, token }
  notify()
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

function ownClientInfo(): Promise<string | undefined> {
  const desktop = currentVisit().visit === 'desktop'
  const obtained = obtainClientInfo(desktop).catch(() => undefined)
  // Once the time is up nobody waits for it again; what comes later is still taken, what failed is tried again.
  void obtained.then((info) => {
    clientInfo = info === undefined ? undefined : obtained
  })
  return Promise.race([obtained, after(FINGERPRINT_LIMIT_MS).then(() => undefined)])
}

async function obtainClientInfo(desktop: boolean): Promise<string> {
  return keptClientInfo(desktop) ?? (await computeClientInfo(desktop, fingerprint))
}

async function fingerprint(): Promise<string> {
  const { visitorId } = await importChunk('fingerprint', () => import('./fingerprint'))
  return visitorId()
}

/** Without its code the visit goes on as one of a browser. */
async function followApp(): Promise<void> {
  try {
    const { followWrapper } = await importChunk('wrapper', () => import('./wrapper'))
    await followWrapper({
      known: () => wrapper.token,
      onAnswer: (token, info) => {
        wrapper = { ...wrapper, token, ...(info && { clientInfo: info }) }
        notify()
      },
      onToken: setWrapperToken,
    })
  } catch {
    // Nothing was learnt, so nothing changes.
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}

function notify(): void {
  for (const listener of listeners) listener()
}
