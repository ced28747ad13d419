import { encode } from 'js-base64'
import { asRecord } from '@/lib/storage/json'
import { callBridge, readAnswer, sendToBridge } from './call'
import { connectBridge, onBridgeArrived } from './connect'
import type { Bridge } from './bridge'
import type { AppHandler } from './names'

// Every field that the app and this product agree on is in this file alone; the names of the app's handlers are in
// names.ts. All of them are ASSUMED. No function here rejects: what the app cannot do reads as "logged out", "nothing"
// or "not done".

/** Long enough for an SMS login; limited because an app without `login` never answers. */
const LOGIN_WAIT_MS = 600_000
/** For a share sheet or a permission question: afterwards the app is considered unresponsive. */
const PERSON_WAIT_MS = 60_000

export interface ShareContent {
  title: string
  text: string
  url: string
  imageUrl?: string | undefined
}

/** The token of the person who is logged in to the app; empty if logged out, undefined if the app does not answer. */
export function getAccessToken(): Promise<string | undefined> {
  return ask('getAccessToken', readToken, undefined)
}

/** The value of the `clientInfo` header; undefined when the app sends no usable one. */
export function getClientInfo(): Promise<string | undefined> {
  return ask('getClientInfo', readClientInfo, undefined)
}

/** Opens the app's login screen; returns the token, or '' when the person leaves it. */
export function appLogin(): Promise<string> {
  return ask('login', (answer) => readToken(answer) ?? '', '', {}, LOGIN_WAIT_MS)
}

/** Opens the app's share sheet; true when the person shared, undefined when the app never answers. */
export function appShare(content: ShareContent): Promise<boolean | undefined> {
  const { title, text, url, imageUrl = '' } = content
  const read = (answer: unknown) => readDone('shared', answer) === true
  return ask('share', read, undefined, { title, text, url, imageUrl }, PERSON_WAIT_MS)
}

/** Saves a picture to the album; true when saved, undefined when the app does not answer. */
export function appSaveImage(dataUrl: string): Promise<boolean | undefined> {
  const read = (answer: unknown) => readDone('saved', answer)
  return ask('saveImage', read, undefined, { dataUrl }, PERSON_WAIT_MS)
}

/** Opens a native page. There is no answer: true means that the app was called. */
export function openAppPage(path: string): Promise<boolean> {
  return send('openPage', { path })
}

/** Leaves the web view. There is no answer: true means that the app was called. */
export function closeWebView(): Promise<boolean> {
  return send('close')
}

const tokenListeners = new Set<(token: string) => void>()
let following = false

/** A login or logout (empty) in the app. Also follows a bridge that arrives late. */
export function onAccessTokenChanged(listener: (token: string) => void): () => void {
  tokenListeners.add(listener)
  if (!following) {
    following = true
    onBridgeArrived(followToken)
    void connectBridge().then((bridge) => bridge && followToken(bridge))
  }
  return () => tokenListeners.delete(listener)
}

function followToken(bridge: Bridge): void {
  try {
    bridge.registerHandler('onAccessTokenChanged', (data, respond) => {
      const token = readToken(readAnswer(data)) ?? ''
      tokenListeners.forEach((listener) => listener(token))
      respond?.({})
    })
  } catch {
    // A bridge without registration can still be called.
  }
}

async function ask<Answer>(
  handler: AppHandler,
  read: (answer: unknown) => Answer,
  otherwise: Answer,
  data?: object,
  timeoutMs?: number,
): Promise<Answer> {
  try {
    return read(await callBridge(handler, data, { timeoutMs }))
  } catch {
    return otherwise
  }
}

function send(handler: AppHandler, data?: object): Promise<boolean> {
  return sendToBridge(handler, data).then(
    () => true,
    () => false,
  )
}

const MAX_LENGTH = 4096
/** The spellings of "nothing" when native code of both systems turns it into text. */
const NOTHING = /^(?:null|nil|undefined|\(null\))$/i

/**
 * `{accessToken}` or the bare token: it becomes a header, so no blanks and no quotes or brackets of broken JSON. Empty
 * for a word that means logged out; undefined for anything else, which leaves the login state unknown.
 */
function readToken(answer: unknown): string | undefined {
  const record = asRecord(answer)
  const token = record ? record.accessToken : answer
  if (isHeaderText(token, /^[!#-;=?-Z^-z|~]+$/)) return token
  const isNothing = typeof token === 'string' && (token === '' || NOTHING.test(token))
  return isNothing || token === undefined || token === null ? '' : undefined
}

/** The header value as given, without the line breaks of Android's encoder, or the record `{clientId, …}` encoded. */
function readClientInfo(answer: unknown): string | undefined {
  const value = typeof answer === 'string' ? answer.replace(/\s/g, '') : encodeRecord(answer)
  return isHeaderText(value, /^[\w+/-]{8,}=*$/) ? value : undefined
}

function encodeRecord(answer: unknown): string | undefined {
  const record = asRecord(answer)
  const known = typeof record?.clientId === 'string' || typeof record?.clientId === 'number'
  return known ? encode(JSON.stringify(record)) : undefined
}

function isHeaderText(value: unknown, shape: RegExp): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_LENGTH &&
    shape.test(value) &&
    !NOTHING.test(value)
  )
}

/** `{[field]: true}` or a bare true; undefined for neither yes nor no: JsBridge answers also for missing handlers. */
function readDone(field: string, answer: unknown): boolean | undefined {
  const done = asRecord(answer)?.[field] ?? answer
  if (done === true || done === 'true' || done === 1) return true
  return done === false || done === 'false' || done === 0 ? false : undefined
}
