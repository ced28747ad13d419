import { asRecord, parseOrKeep } from '@/lib/storage/json'
import { BridgeError, type Bridge, type Dialect, type Respond } from '@/bridge/bridge'

type PageFunction = (...given: unknown[]) => unknown

declare global {
  interface Window {
    /** Android. */
    _dsbridge?: { call?: unknown }
    /** iOS: the native side listens to `prompt`. */
    _dswk?: unknown
    /** The page's functions by name, as the library's own script stores them. */
    _dsf?: Record<string, unknown>
    /** Whether the app has been notified that they exist. */
    _dsInit?: boolean
    _handleMessageFromNative?: (message: unknown) => void
  }
}

const DONE = 0

let calls = 0
// An answer to the previous page must not be taken for one of this page's.
const PAGE_ID = `mfuwu_${Date.now().toString(36)}`

/** DSBridge 3: a method answers at once, or later through a function of the window whose name it receives. */
const bridge: Bridge = {
  callHandler(name, data, respond) {
    const stub = `${PAGE_ID}_${(calls += 1)}`
    const later = window as unknown as Record<string, Respond>
    // The app deletes it with its last answer.
    later[stub] = respond
    const { code, data: answer } = ask(name, data, stub)
    if (code === DONE) return respond(answer)
    // The code does not distinguish a method that answers later from a missing one.
    if (ask('_dsb.hasNativeMethod', { name, type: 'all' }).data === false) {
      delete later[stub]
      throw new BridgeError('missing', name)
    }
    // iOS looks for a method that answers at once only if there is no callback.
    if (window._dsbridge || !ask('_dsb.hasNativeMethod', { name, type: 'syn' }).data) return
    respond(ask(name, data).data)
  },
  registerHandler(name, handler) {
    const functions = (window._dsf ??= pageFunctions())
    functions[name] = (data: unknown) => {
      handler(data)
      return {}
    }
    if (window._dsInit) return
    window._dsInit = true
    setTimeout(() => ask('_dsb.dsinit', null))
  },
}

export const dsBridge: Dialect = {
  name: 'DSBridge',
  find: () =>
    typeof window._dsbridge?.call === 'function' ||
    window._dswk === true ||
    navigator.userAgent.includes('_dsbridge')
      ? bridge
      : undefined,
}

function ask(method: string, data: unknown, stub?: string): Record<string, unknown> {
  const text = JSON.stringify({ data, ...(stub && { _dscbstub: stub }) })
  const android = window._dsbridge as
    | { call: (method: string, text: string) => unknown }
    | undefined
  const answer = android ? android.call(method, text) : window.prompt(`_dsbridge=${method}`, text)
  return asRecord(typeof answer === 'string' ? parseOrKeep(answer) : answer) ?? {}
}

/** The functions that the library's script would define: the app calls the page through them. */
function pageFunctions(): Record<string, unknown> {
  const functions: Record<string, unknown> = {
    _hasJavascriptMethod: (name: string) => typeof functions[name] === 'function',
  }
  window._handleMessageFromNative = (message) => {
    const { method, callbackId: id, data } = asRecord(message) ?? {}
    const given: unknown = typeof data === 'string' ? parseOrKeep(data) : data
    const called = typeof method === 'string' ? functions[method] : undefined
    if (typeof called !== 'function') return
    const answer: unknown = (called as PageFunction)(...(Array.isArray(given) ? given : []))
    ask('_dsb.returnValue', { id, complete: true, data: answer })
  }
  return functions
}
