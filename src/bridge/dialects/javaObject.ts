import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { BridgeError } from '@/bridge/bridge'
import type { Bridge, Dialect, PageHandler, Respond } from '@/bridge/bridge'
import { injectedBridge } from '@/bridge/environment'
import { APP_HANDLERS } from '@/bridge/names'
import { READY_EVENT } from './jsBridge'

/** Its methods are Java's; the library's script adds its functions to them at the page's end. */
type JavaObject = Record<string, unknown>

/** Takes the page's answers: the library's base class has it. */
const RESPONSE = 'response'
const NATIVE_METHODS: readonly string[] = [RESPONSE, ...APP_HANDLERS]
/** The receiver of the app's messages. */
const RECEIVE = '_handleMessageFromNative'

let found: { object: unknown; bridge: Bridge } | undefined

/**
 * JsBridge 1.0.5 and later (Android). Its script finds a method by `eval`, which our policy refuses, and loses what it
 * does not find: so the methods are called here. They exist before any script; the script's other users still get their
 * answers.
 */
export const javaObject: Dialect = {
  name: 'JsBridge 1.0.5+',
  find() {
    const object = injectedBridge()
    if (!isJavaObject(object)) return undefined
    if (found?.object !== object) found = { object, bridge: adapt(object) }
    return found.bridge
  },
}

function isJavaObject(value: unknown): value is JavaObject {
  const object = asRecord(value)
  return object !== undefined && NATIVE_METHODS.some((name) => typeof object[name] === 'function')
}

function adapt(java: JavaObject): Bridge {
  const waiting = new Map<unknown, Respond>()
  const registered = new Map<unknown, PageHandler>()
  // An answer to the previous page must not be taken for one of this page's.
  const pageId = `mfuwu_${Date.now().toString(36)}`
  let count = 0

  /** Calls a method with two strings, on its own object: Java refuses any other number, and any other `this`. */
  const call = (name: string, text: string, id: string): unknown =>
    (java[name] as (text: string, id: string) => unknown).call(java, text, id)

  const answerApp = (id: unknown, answer: unknown) => {
    if (typeof id !== 'string' || typeof java[RESPONSE] !== 'function') return
    call(RESPONSE, typeof answer === 'string' ? answer : JSON.stringify(answer), id)
  }

  const receive = (text: unknown, library: unknown) => {
    const message = typeof text === 'string' ? asRecord(parseOrKeep(text)) : undefined
    const respond = waiting.get(message?.responseId)
    const handler = registered.get(message?.handlerName)
    if (respond) {
      waiting.delete(message?.responseId)
      respond(message?.responseData)
    } else if (handler) handler(message?.data, (answer) => answerApp(message?.callbackId, answer))
    else if (typeof library === 'function') library.call(java, text)
  }

  let own: unknown
  /** Goes before the present receiver; the library's script puts its own in that place, and reports it. */
  const listen = () => {
    const library = java[RECEIVE]
    if (library === own && own !== undefined) return
    own = java[RECEIVE] = (text: unknown) => receive(text, library)
  }
  listen()
  document.addEventListener(READY_EVENT, listen)

  return {
    callHandler(name, data, respond) {
      if (typeof java[name] !== 'function') throw new BridgeError('missing', name)
      const callbackId = `${pageId}_${(count += 1)}`
      waiting.set(callbackId, respond)
      const answer = call(name, JSON.stringify({ ...data, callbackId }), callbackId)
      if (answer === undefined || answer === null) return
      waiting.delete(callbackId)
      respond(answer)
    },
    registerHandler: (name, handler) => void registered.set(name, handler),
  }
}
