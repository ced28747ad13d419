export interface FakeWrapperOptions {
  /**
   * `android`: text answers, a ready event, `init` first, as JsBridge does.
   * `ios`: object answers, `WVJBCallbacks`, injected once the page asks, as WebViewJavascriptBridge does.
   */
  dialect: 'android' | 'ios'
  /** The token of the person who is logged in to the app; left out: logged out. */
  token?: string
  /** The answer of `getClientInfo`: the header value, or a record. */
  clientInfo?: unknown
  /** The token after the app's login screen; none: the person leaves the screen. */
  loginToken?: string
  /** What the person does on the share sheet and in the save question; true by default. */
  shared?: boolean
  saved?: boolean
  /** 0: there before the page's code. Otherwise after this many ms; left out: Android 50 ms, iOS when the page asks. */
  arriveAfterMs?: number
  misbehave?: 'throws' | 'never' | 'twice' | 'garbage'
  /** Answers that are sent unchanged, by handler. */
  answers?: Record<string, unknown>
}

export interface WrapperCall {
  handler: string
  data: unknown
}

declare global {
  interface Window {
    /** Every call that reached the app. */
    __wrapperCalls?: WrapperCall[]
    /** The app calls a handler of the page; false when the page registered none of that name. */
    __wrapperCall?: (name: string, data?: unknown) => boolean
  }
}

export const ANDROID_APP_UA =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.82 Mobile Safari/537.36 MfuwuApp/3.2.1'
export const IOS_APP_UA =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MfuwuApp/3.2.1'

/**
 * Fakes the app around the page. Refers to nothing outside itself, so that a browser test can pass it on:
 * `page.addInitScript(installFakeWrapper, options)`, with the app's user agent on the context. In a unit test the
 * returned function removes the app again.
 */
export function installFakeWrapper(options: FakeWrapperOptions): () => void {
  type Answer = (answer: unknown) => void
  type Handler = (data: unknown, respond?: Answer) => void
  const android = options.dialect === 'android'
  const { misbehave } = options
  const calls: WrapperCall[] = []
  const registered: Record<string, Handler> = {}
  let token = options.token ?? ''
  let ready = !android

  const spoken = (value: unknown): unknown =>
    android && value !== undefined && typeof value !== 'string' ? JSON.stringify(value) : value

  const guard = () => {
    if (misbehave === 'throws') throw new Error('fake wrapper: refuses')
    if (!ready) throw new TypeError('fake wrapper: init has not run')
  }

  const login = () => {
    if (options.loginToken) token = options.loginToken
    return { accessToken: options.loginToken ?? '' }
  }

  const abilities: Record<string, () => unknown> = {
    getAccessToken: () => ({ accessToken: token }),
    getClientInfo: () => options.clientInfo,
    login,
    share: () => ({ shared: options.shared ?? true }),
    saveImage: () => ({ saved: options.saved ?? true }),
  }

  const garbage = android
    ? ['{"accessToken":', '\u0000\u0001', '"', '[[[]]]', '12', '']
    : [42, ['x'], { accessToken: { a: 1 } }, 'line\r\nbreak', null, undefined]

  const answersOf = (handler: string): unknown[] => {
    if (misbehave === 'never' || handler === 'openPage' || handler === 'close') return []
    if (misbehave === 'garbage') return [garbage[calls.length % garbage.length]]
    if (options.answers && handler in options.answers) return [options.answers[handler]]
    const ability = abilities[handler]
    // JsBridge has a default handler; the iOS library stays silent.
    if (!ability) return android ? ['DefaultHandler response data'] : []
    const answer = spoken(ability())
    return misbehave === 'twice' ? [answer, spoken({ accessToken: 'second-answer' })] : [answer]
  }

  const bridge: Record<string, unknown> = {
    callHandler(handler: string, data: Record<string, unknown>, callback?: Answer) {
      guard()
      calls.push({ handler, data: JSON.parse(JSON.stringify(data)) as unknown })
      if (android) data.callbackId = `cb_${calls.length}`
      const answers = answersOf(handler)
      setTimeout(() => answers.forEach((answer) => callback?.(answer)))
    },
    registerHandler(name: string, handler: Handler) {
      if (misbehave === 'throws') guard()
      registered[name] = handler
    },
  }
  if (android) {
    bridge.init = () => {
      if (ready) throw new Error('fake wrapper: init called twice')
      ready = true
      guard()
    }
  }

  let gone = false
  const arrive = () => {
    if (gone) return
    window.WebViewJavascriptBridge = bridge
    if (android) {
      document.dispatchEvent(new Event('WebViewJavascriptBridgeReady'))
      return
    }
    setTimeout(() => {
      const waiting = window.WVJBCallbacks
      delete window.WVJBCallbacks
      if (Array.isArray(waiting)) waiting.forEach((callback: Answer) => callback(bridge))
    })
  }

  const asked = () => {
    const frame = document.querySelector<HTMLIFrameElement>(
      'iframe[src="https://__bridge_loaded__"]',
    )
    if (!frame) return
    observer.disconnect()
    if (options.arriveAfterMs) setTimeout(arrive, options.arriveAfterMs)
    else arrive()
  }
  const observer = new MutationObserver(asked)

  window.__wrapperCalls = calls
  window.__wrapperCall = (name, data) => {
    const handler = registered[name]
    if (!handler) return false
    if (name === 'onAccessTokenChanged')
      token = (data as { accessToken?: string } | undefined)?.accessToken ?? ''
    handler(spoken(data), () => undefined)
    return true
  }

  if (options.arriveAfterMs === 0) arrive()
  else if (android) setTimeout(arrive, options.arriveAfterMs ?? 50)
  else observer.observe(document, { childList: true, subtree: true })

  return () => {
    gone = true
    observer.disconnect()
    delete window.WebViewJavascriptBridge
    delete window.WVJBCallbacks
    delete window.__wrapperCalls
    delete window.__wrapperCall
  }
}
