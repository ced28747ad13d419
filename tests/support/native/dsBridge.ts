import type { NativeAnswers, NativeSide } from './side'

/**
 * DSBridge 3: a method answers at once, or returns `-1` and calls a function of the window later. Android has an object
 * for it, iOS listens to `prompt`.
 */
export function installDsBridge({ given, isIos }: { given: NativeAnswers; isIos: boolean }): void {
  const side: NativeSide = { calls: [], answers: [], tell, answer }
  const named = window as unknown as Record<string, ((value: unknown) => void) | undefined>
  /** The app's calls to the page before that is ready. */
  let kept: (() => void)[] | undefined = []
  const isLater = (handler: string) =>
    ['later', 'twice', 'never'].includes(given[handler]?.how ?? '')

  function answer(id: unknown, value: unknown): void {
    named[String(id)]?.(value)
    delete named[String(id)]
  }
  function tell(handler: string, data: unknown): void {
    const call = () =>
      window._handleMessageFromNative?.({
        method: handler,
        callbackId: side.calls.length,
        data: JSON.stringify([data]),
      })
    if (kept) kept.push(call)
    else call()
  }
  const internal = (method: string, data: Record<string, unknown> | null): unknown => {
    if (method === '_dsb.hasNativeMethod') {
      const handler = String(data?.name)
      const asked = String(data?.type)
      return handler in given && (asked === 'all' || (asked === 'asyn') === isLater(handler))
    }
    if (method === '_dsb.returnValue') side.answers.push(data?.data)
    if (method === '_dsb.dsinit') {
      const waiting = kept ?? []
      kept = undefined
      setTimeout(() => waiting.forEach((call) => call()))
    }
    return undefined
  }
  const call = (method: string, text: string): string => {
    const { data, _dscbstub: id } = JSON.parse(text) as {
      data: Record<string, unknown> | null
      _dscbstub?: string
    }
    if (method.startsWith('_dsb.')) return JSON.stringify({ code: 0, data: internal(method, data) })
    const known = given[method]
    // On iOS a method that answers at once is not found if there is a callback.
    if (!known || (isIos && !isLater(method) && id)) return JSON.stringify({ code: -1, data: '' })
    side.calls.push({ handler: method, data, id })
    if (!isLater(method)) return JSON.stringify({ code: 0, data: known.value })
    if (known.how !== 'never') setTimeout(() => answer(id, known.value), 50)
    if (known.how === 'twice') setTimeout(() => answer(id, 'the second answer'), 60)
    return JSON.stringify({ code: -1 })
  }
  window.__native = side
  if (isIos) {
    window._dswk = true
    window.prompt = (message, text) =>
      message?.startsWith('_dsbridge=') ? call(message.slice(10), text ?? '{}') : null
    return
  }
  const java = {
    call(this: unknown, method: string, text: string) {
      if (this !== java) throw new Error('not an injected object')
      return call(method, text)
    },
  }
  window._dsbridge = java
}
