import { useSyncExternalStore } from 'react'

export interface TagOptions {
  /** The page inside the app. */
  target: string
  /** WeChat has asked the person, and opened the app. */
  onLaunch: () => void
  /** It could not: no app, refused, or too old. */
  onError: () => void
}

/** Puts WeChat's tag over a button inside `place`; returns a function that removes it. */
export type LayTag = (place: HTMLElement, button: HTMLElement, options: TagOptions) => () => void

let layTag: LayTag | undefined
let listeners: readonly (() => void)[] = []

/** WeChat supports its tags on this document, and `next` lays one; undefined: it does not after all. */
export function offerTags(next: LayTag | undefined): void {
  layTag = next
  for (const listener of listeners) listener()
}

export function useLayTag(): LayTag | undefined {
  return useSyncExternalStore(subscribe, () => layTag)
}

function subscribe(listener: () => void): () => void {
  listeners = [...listeners, listener]
  return () => {
    listeners = listeners.filter((other) => other !== listener)
  }
}
