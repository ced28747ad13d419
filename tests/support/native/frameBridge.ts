import type { Library, Message, NativeAnswers, NativeSide } from './side'

/**
 * The two libraries that communicate by the addresses of frames: WebViewJavascriptBridge 6 (iOS), injected when a frame
 * asks for it, and JsBridge to 1.0.4 (Android), whose script is loaded at the page's end and needs `init` before the
 * first call.
 */
export function installFrameBridge(options: { given: NativeAnswers; isIos: boolean }): void {
  const { given, isIos } = options
  const side: NativeSide = { calls: [], answers: [], tell, answer }
  const library: Library = {}
  const receiver = isIos ? '_handleMessageFromObjC' : '_handleMessageFromNative'
  const asSent = (value: unknown) =>
    isIos || typeof value === 'string' ? value : JSON.stringify(value)

  function send(message: Message): void {
    library[receiver]?.(JSON.stringify(message))
  }
  function answer(id: unknown, value: unknown): void {
    send({ responseId: id, responseData: asSent(value) })
  }
  function tell(handler: string, data: unknown): void {
    send({ handlerName: handler, data: asSent(data), callbackId: `native_${side.calls.length}` })
  }
  const receive = ({ handlerName = '', data, callbackId, responseId, responseData }: Message) => {
    if (responseId !== undefined) {
      side.answers.push(responseData)
      return
    }
    side.calls.push({ handler: handlerName, data, id: callbackId })
    const known = given[handlerName]
    // A missing handler has no answer on iOS, and the default handler's on Android.
    if (known?.how === 'never' || (!known && isIos)) return
    answer(callbackId, known ? known.value : 'DefaultHandler response data')
    if (known?.how === 'twice') answer(callbackId, 'the second answer')
  }
  const receiveAll = (queue: string) => (JSON.parse(queue) as Message[]).forEach(receive)
  /** A frame of the page navigates. */
  const visit = (address: string) => {
    if (address.startsWith('https://__bridge_loaded__')) script()
    if (address.startsWith('https://__wvjb_queue_message__'))
      receiveAll(library._fetchQueue?.() ?? '[]')
    if (address.startsWith('yy://__QUEUE_MESSAGE__')) library._fetchQueue?.()
    const queue = /^yy:\/\/return\/_fetchQueue\/(.*)/.exec(address)?.[1]
    if (queue) receiveAll(decodeURIComponent(queue))
  }
  new MutationObserver((records) => {
    // Of two navigations of a frame at once only the second one happens.
    const nodes = new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))
    for (const node of nodes) if (node instanceof HTMLIFrameElement) visit(node.src)
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['src'] })
  window.__native = side

  /** The library's script in the page. */
  function script(): void {
    if (window.WebViewJavascriptBridge) return
    const callbacks = new Map<unknown, (answer: unknown) => void>()
    const handlers: Record<string, (data: unknown, respond: (answer: unknown) => void) => void> = {}
    const frames: HTMLIFrameElement[] = []
    let queue: Message[] = []
    let count = 0
    const addFrame = () => {
      const frame = document.createElement('iframe')
      frame.style.display = 'none'
      document.documentElement.append(frame)
      frames.push(frame)
    }
    const post = (message: Message) => {
      if (!frames[0]) throw new TypeError('no frame before init')
      queue.push(message)
      frames[0].src = isIos ? 'https://__wvjb_queue_message__' : 'yy://__QUEUE_MESSAGE__/'
    }
    Object.assign(library, {
      registerHandler: (name: string, handler: () => void) => (handlers[name] = handler),
      callHandler(handlerName: string, data: unknown, callback?: (answer: unknown) => void) {
        // With the time: an answer to the page before is none of this page's.
        const callbackId = `cb_${(count += 1)}_${Date.now()}`
        if (callback) callbacks.set(callbackId, callback)
        post({ handlerName, data, callbackId })
      },
      _fetchQueue() {
        const text = JSON.stringify(queue)
        queue = []
        if (!isIos && frames[1])
          frames[1].src = `yy://return/_fetchQueue/${encodeURIComponent(text)}`
        return text
      },
      [receiver](text: string) {
        setTimeout(() => {
          const message = JSON.parse(text) as Message
          const callback = callbacks.get(message.responseId)
          callbacks.delete(message.responseId)
          callback?.(message.responseData)
          handlers[message.handlerName ?? '']?.(message.data, (responseData) =>
            post({ responseId: message.callbackId, responseData }),
          )
        })
      },
    })
    window.WebViewJavascriptBridge = library
    if (isIos) {
      addFrame()
      setTimeout(() => {
        const waiting = (window.WVJBCallbacks ?? []) as ((bridge: unknown) => void)[]
        delete window.WVJBCallbacks
        for (const callback of waiting) callback(library)
      })
      return
    }
    library.init = () => {
      if (frames[0]) throw new Error('init called twice')
      addFrame()
      addFrame()
    }
    document.dispatchEvent(new Event('WebViewJavascriptBridgeReady'))
  }
  if (isIos) return
  // A page may be finished twice.
  window.addEventListener('load', () => {
    script()
    setTimeout(script, 100)
  })
}
