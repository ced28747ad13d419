import { currentVisit, injectedBridge } from './environment'

type Respond = (answer: unknown) => void

/** The object that both native libraries inject: WebViewJavascriptBridge (iOS) and JsBridge (Android). */
export interface Bridge {
  callHandler(name: string, data: object, callback: Respond): void
  registerHandler(name: string, handler: (data: unknown, respond?: Respond) => void): void
  /** Older Android libraries want it once, before the first call. */
  init?(handler: () => void): void
}

const BRIDGE_WAIT_MS = 1500

let bridge: Bridge | undefined
let connecting: Promise<Bridge | undefined> | undefined
let settle: ((bridge: Bridge | undefined) => void) | undefined
const listeners = new Set<(bridge: Bridge) => void>()

/**
 * The app's bridge. An ordinary browser gets undefined at once; inside the app it waits up to 1500 ms, then gets
 * undefined too. Once a late bridge has come, the next call gets it.
 */
export function connectBridge(): Promise<Bridge | undefined> {
  if (!connecting) connecting = inApp() ? watch() : Promise.resolve(undefined)
  else if (!settle && inApp()) look()
  return connecting
}

/** Tells of a bridge that comes after `connectBridge` has answered undefined, or that takes another's place. */
export function onBridgeArrived(listener: (bridge: Bridge) => void): () => void {
  listeners.add(listener)
  void connectBridge()
  return () => listeners.delete(listener)
}

const inApp = () => currentVisit().visit === 'app'

const look = () => adopt(injectedBridge())

function watch(): Promise<Bridge | undefined> {
  const answer = new Promise<Bridge | undefined>((resolve) => {
    settle = resolve
  })
  document.addEventListener('WebViewJavascriptBridgeReady', look)
  look()
  if (settle) ask()
  return answer
}

function ask(): void {
  setTimeout(() => {
    look()
    settle?.(undefined)
    settle = undefined
  }, BRIDGE_WAIT_MS)
  if (Array.isArray(window.WVJBCallbacks)) window.WVJBCallbacks.push(adopt)
  else window.WVJBCallbacks = [adopt]
  // Only iOS injects on request; an Android app could take the address for a page to open.
  if (currentVisit().os !== 'ios') return
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = 'https://__bridge_loaded__'
  document.documentElement.append(frame)
  setTimeout(() => frame.remove())
}

function adopt(candidate: unknown): void {
  if (candidate === bridge || !isBridge(candidate)) return
  bridge = candidate
  try {
    candidate.init?.(() => undefined)
  } catch {
    // The app, or another script, did it already: a second `init` throws.
  }
  connecting = Promise.resolve(candidate)
  if (!settle) return listeners.forEach((listener) => listener(candidate))
  settle(candidate)
  settle = undefined
}

/** Android puts the bare object on the window first and gives it its functions later. */
function isBridge(value: unknown): value is Bridge {
  try {
    return typeof (value as Bridge).callHandler === 'function'
  } catch {
    return false
  }
}
