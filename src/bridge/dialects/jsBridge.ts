import type { Bridge, Dialect } from '@/bridge/bridge'
import { injected } from './injected'

/** Fired on `document` at the end of the library's script, with every version of it. */
export const READY_EVENT = 'WebViewJavascriptBridgeReady'

let initialised: Bridge | undefined

/** JsBridge to 1.0.4 (Android): its script is loaded at the page's end and needs `init` before the first call. */
export const jsBridge: Dialect = {
  name: 'JsBridge',
  find() {
    const bridge = injected()
    if (!bridge?.init) return undefined
    if (bridge !== initialised) {
      initialised = bridge
      try {
        bridge.init(() => undefined)
      } catch {
        // The app, or another script, did it already: a second `init` throws.
      }
    }
    return bridge
  },
  listen: (onArrival) => document.addEventListener(READY_EVENT, onArrival),
}
