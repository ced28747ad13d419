import type { Dialect } from '@/bridge/bridge'
import { currentVisit, injectedBridge } from '@/bridge/environment'
import { injected } from './injected'

/** WebViewJavascriptBridge 6 (iOS): injected once the page asks by a frame, then passed to the waiting callbacks. */
export const wvjb: Dialect = {
  name: 'WebViewJavascriptBridge',
  find: injected,
  listen(onArrival) {
    if (injectedBridge()) return
    if (Array.isArray(window.WVJBCallbacks)) window.WVJBCallbacks.push(onArrival)
    else window.WVJBCallbacks = [onArrival]
    // An Android app could take the address for a page to open.
    if (currentVisit().os !== 'ios') return
    const frame = document.createElement('iframe')
    frame.style.display = 'none'
    frame.src = 'https://__bridge_loaded__'
    document.documentElement.append(frame)
    setTimeout(() => frame.remove())
  },
}
