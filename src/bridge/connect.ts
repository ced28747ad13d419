import type { Bridge, Dialect } from './bridge'
import { currentVisit } from './environment'

const BRIDGE_WAIT_MS = 1500

/** Which bridge was found, and when: ms since the page was opened. */
export interface FoundBridge {
  dialect: string
  ms: number
}

let dialects: readonly Dialect[] = []
let found: (FoundBridge & { bridge: Bridge }) | undefined
let connecting: Promise<Bridge | undefined> | undefined
let settle: ((bridge: Bridge | undefined) => void) | undefined
const listeners = new Set<(bridge: Bridge) => void>()

/** Registers the known libraries. They come with the wrapper's code, which only visits inside the app load. */
export function speakDialects(known: readonly Dialect[]): void {
  dialects = known
  if (connecting && inApp()) listen()
}

/**
 * The app's bridge. An ordinary browser gets undefined at once; inside the app it waits up to 1500 ms, then gets
 * undefined too. Once a late bridge has arrived, the next call gets it.
 */
export function connectBridge(): Promise<Bridge | undefined> {
  if (!connecting) connecting = inApp() ? watch() : Promise.resolve(undefined)
  else if (!settle && inApp()) look()
  return connecting
}

/** Notifies of a bridge that comes after `connectBridge` has answered undefined, or that replaces another. */
export function onBridgeArrived(listener: (bridge: Bridge) => void): () => void {
  listeners.add(listener)
  void connectBridge()
  return () => listeners.delete(listener)
}

/** For /test: the bridge found, for the app's developers. */
export function foundBridge(): FoundBridge | undefined {
  return found
}

const inApp = () => currentVisit().visit === 'app'

function watch(): Promise<Bridge | undefined> {
  const answer = new Promise<Bridge | undefined>((resolve) => {
    settle = resolve
  })
  listen()
  if (settle) setTimeout(giveUp, BRIDGE_WAIT_MS)
  return connecting ?? answer
}

function giveUp(): void {
  look()
  settle?.(undefined)
  settle = undefined
}

function listen(): void {
  look()
  for (const dialect of dialects) dialect.listen?.(look)
}

function look(): void {
  for (const dialect of dialects) {
    const candidate = find(dialect)
    if (candidate) return adopt(candidate, dialect.name)
  }
}

/** Objects on the window may throw on access. */
function find(dialect: Dialect): Bridge | undefined {
  try {
    return dialect.find()
  } catch {
    return undefined
  }
}

function adopt(candidate: Bridge, dialect: string): void {
  if (candidate === found?.bridge) return
  found = { bridge: candidate, dialect, ms: Math.round(performance.now()) }
  connecting = Promise.resolve(candidate)
  if (!settle) return listeners.forEach((listener) => listener(candidate))
  settle(candidate)
  settle = undefined
}
