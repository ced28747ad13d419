import type { Library, Message, NativeAnswers, NativeSide } from './side'

/** WebViewJavascriptBridge 6: injected when a frame asks for it; a frame says that messages wait, the app fetches them. */
export function installWvjb(given: NativeAnswers): void {
  const side: NativeSide = { calls: [], answers: [], tell, answer }
  const library: Library = {}

  function send(message: Message): void {
    library._handleMessageFromObjC?.(JSON.stringify(message))
  }
  function answer(id: unknown, value: unknown): void {
    send({ responseId: id, responseData: value })
  }
  function tell(handler: string, data: unknown): void {
    send({ handlerName: handler, data, callbackId: `objc_${side.calls.length}` })
  }
  const receive = ({ handlerName = '', data, callbackId, responseId, responseData }: Message) => {
    if (responseId !== undefined) {
      side.answers.push(responseData)
      return
    }
    side.calls.push({ handler: handlerName, data, id: callbackId })
    const known = given[handlerName]
    // What the app lacks has no answer.
    if (!known || known.how === 'never') return
    answer(callbackId, known.value)
    if (known.how === 'twice') answer(callbackId, 'the second answer')
  }
  const visit = (address: string) => {
    if (address.startsWith('https://__bridge_loaded__')) script()
    if (address.startsWith('https://__wvjb_queue_message__'))
      (JSON.parse(library._fetchQueue?.() ?? '[]') as Message[]).forEach(receive)
  }
  new MutationObserver((records) => {
    // A frame that is sent twice at once goes to the second address alone.
    const nodes = new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes]))
    for (const node of nodes) if (node instanceof HTMLIFrameElement) visit(node.src)
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['src'] })
  window.__native = side

  function script(): void {
    if (window.WebViewJavascriptBridge) return
    const callbacks = new Map<unknown, (answer: unknown) => void>()
    const handlers: Record<string, (data: unknown, respond: (answer: unknown) => void) => void> = {}
    let queue: Message[] = []
    const frame = document.createElement('iframe')
    frame.style.display = 'none'
    const post = (message: Message) => {
      queue.push(message)
      frame.src = 'https://__wvjb_queue_message__'
    }
    Object.assign(library, {
      registerHandler: (name: string, handler: () => void) => (handlers[name] = handler),
      callHandler(handlerName: string, data: unknown, callback?: (answer: unknown) => void) {
        const callbackId = `cb_${callbacks.size}`
        if (callback) callbacks.set(callbackId, callback)
        post({ handlerName, data, callbackId })
      },
      _fetchQueue() {
        const text = JSON.stringify(queue)
        queue = []
        return text
      },
      _handleMessageFromObjC(text: string) {
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
    document.documentElement.append(frame)
    setTimeout(() => {
      const waiting = (window.WVJBCallbacks ?? []) as ((bridge: unknown) => void)[]
      delete window.WVJBCallbacks
      for (const callback of waiting) callback(library)
    })
  }
}
