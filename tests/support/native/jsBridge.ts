import type { Library, Message, NativeAnswers, NativeSide } from './side'

/** JsBridge to 1.0.4: frames with `yy:` addresses, the script at the page's end, `init` before the first call. */
export function installJsBridge(given: NativeAnswers): void {
  const side: NativeSide = { calls: [], answers: [], tell, answer }
  const library: Library = {}
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

  function send(message: Message): void {
    library._handleMessageFromNative?.(JSON.stringify(message))
  }
  function answer(id: unknown, value: unknown): void {
    send({ responseId: id, responseData: asText(value) })
  }
  function tell(handler: string, data: unknown): void {
    send({ handlerName: handler, data: asText(data), callbackId: `java_${side.calls.length}` })
  }
  const receive = ({ handlerName = '', data, callbackId, responseId, responseData }: Message) => {
    if (responseId !== undefined) {
      side.answers.push(responseData)
      return
    }
    side.calls.push({ handler: handlerName, data, id: callbackId })
    // What the app lacks has a default handler.
    const { value, how } = given[handlerName] ?? { value: 'DefaultHandler response data' }
    if (how === 'never') return
    answer(callbackId, value)
    if (how === 'twice') answer(callbackId, 'the second answer')
  }
  /** A frame of the page goes somewhere. */
  const visit = (address: string) => {
    if (address.startsWith('yy://__QUEUE_MESSAGE__')) library._fetchQueue?.()
    const queue = /^yy:\/\/return\/_fetchQueue\/(.*)/.exec(address)?.[1]
    if (queue) (JSON.parse(decodeURIComponent(queue)) as Message[]).forEach(receive)
  }
  new MutationObserver((records) => {
    // A frame that is sent twice at once goes to the second address alone.
    const nodes = new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))
    for (const node of nodes) if (node instanceof HTMLIFrameElement) visit(node.src)
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['src'] })
  window.__native = side

  const script = () => {
    if (window.WebViewJavascriptBridge) return
    const callbacks = new Map<unknown, (answer: unknown) => void>()
    const handlers: Record<string, (data: unknown, respond: (answer: unknown) => void) => void> = {}
    let queue: Message[] = []
    let frames: HTMLIFrameElement[] | undefined
    const post = (message: Message) => {
      const first = frames?.[0]
      if (!first) throw new TypeError('no frame before init')
      queue.push(message)
      first.src = 'yy://__QUEUE_MESSAGE__/'
    }
    Object.assign(library, {
      init() {
        if (frames) throw new Error('init called twice')
        frames = [0, 1].map(() => {
          const frame = document.createElement('iframe')
          frame.style.display = 'none'
          document.documentElement.append(frame)
          return frame
        })
      },
      registerHandler: (name: string, handler: () => void) => (handlers[name] = handler),
      callHandler(handlerName: string, data: Message, callback?: (answer: unknown) => void) {
        const callbackId = `cb_${callbacks.size}`
        if (callback) callbacks.set(callbackId, callback)
        post({ handlerName, data, callbackId })
      },
      _fetchQueue() {
        const text = encodeURIComponent(JSON.stringify(queue))
        queue = []
        if (frames?.[1]) frames[1].src = `yy://return/_fetchQueue/${text}`
      },
      _handleMessageFromNative(text: string) {
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
    document.dispatchEvent(new Event('WebViewJavascriptBridgeReady'))
  }
  window.addEventListener('load', () => {
    script()
    setTimeout(script, 100)
  })
}
