import { useSyncExternalStore } from 'react'
import type { Said } from './wechatPage'

/** The most entries kept in a long visit. */
const KEPT = 20

const log: { lines: readonly Said[] } = { lines: [] }
let listeners: readonly (() => void)[] = []

export function noteSaid(said: Said): void {
  log.lines = [...log.lines, said].slice(-KEPT)
  for (const listener of listeners) listener()
}

/** The signatures and WeChat's answers, the oldest first. */
export function useSaid(): readonly Said[] {
  return useSyncExternalStore(subscribe, () => log.lines)
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((other) => other !== listener)
  }
}
