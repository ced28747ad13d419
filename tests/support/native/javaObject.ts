import type { Library, Message, NativeAnswers, NativeSide, Texts } from './side'

/** JsBridge 1.0.5 and later: Java's methods at once, the library's script at the page's end. */
export function installJavaObject(given: NativeAnswers): void {
  const side: NativeSide = { calls: [], answers: [], tell, answer }
  const java: Library = {}
  /** Messages that Java keeps until the library's script has loaded. */
  let kept: string[] | undefined = []

  function send(message: Message): void {
    const text = JSON.stringify(message)
    if (kept) kept.push(text)
    else java._handleMessageFromNative?.(text)
  }
  function answer(id: unknown, value: unknown): void {
    send({ responseId: id, responseData: asText(value) })
  }
  function tell(handler: string, data: unknown): void {
    send({ handlerName: handler, data: asText(data), callbackId: `java_${side.calls.length}` })
  }
  function asText(value: unknown): string {
    return typeof value === 'string' ? value : JSON.stringify(value)
  }
  const method = (work: (data: string, id: string) => unknown) =>
    function (this: unknown, ...texts: unknown[]): unknown {
      if (this !== java) throw new Error('not an injected object')
      const [data, id] = texts
      if (texts.length !== 2 || typeof data !== 'string' || typeof id !== 'string')
        throw new Error('no method with these arguments')
      return work(data, id)
    }

  java.response = method((data) => void side.answers.push(data))
  for (const [handler, { value, how }] of Object.entries(given))
    java[handler] = method((data, id) => {
      side.calls.push({ handler, data: JSON.parse(data), id })
      if (how === 'never') return undefined
      if (how === 'inside')
        java._handleMessageFromNative?.(
          JSON.stringify({ responseId: id, responseData: asText(value) }),
        )
      if (how === 'later') setTimeout(() => answer(id, value), 50)
      if (how === 'later' || how === 'inside') return undefined
      if (how === 'twice') setTimeout(() => answer(id, 'the second answer'), 50)
      return asText(value)
    })
  window.WebViewJavascriptBridge = java
  window.__native = side

  /** The library's script: it replaces the receiver, unless `init` has been called. */
  const script = () => {
    if (java.inited) return
    const handlers: Record<string, (data: unknown, respond: Texts) => void> = {}
    java.init = () => {
      if (java.inited) throw new Error('init called twice')
      java.inited = true
    }
    java.registerHandler = (name: string, handler: () => void) => (handlers[name] = handler)
    java.callHandler = (name: string) => {
      // Where our policy refuses it.
      // oxlint-disable-next-line no-eval -- as the library does
      return window.eval(`WebViewJavascriptBridge.${name}`) as unknown
    }
    java._handleMessageFromNative = (text) => {
      const { handlerName = '', data } = JSON.parse(text) as Message
      handlers[handlerName]?.(data, () => undefined)
    }
    window.dispatchEvent(new Event('library-script'))
    document.dispatchEvent(new Event('WebViewJavascriptBridgeReady'))
  }
  window.addEventListener('load', () => {
    script()
    const waiting = kept ?? []
    kept = undefined
    for (const text of waiting) java._handleMessageFromNative?.(text)
    // A page may be finished twice.
    setTimeout(script, 100)
  })
}
