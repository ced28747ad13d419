import { useSyncExternalStore } from 'react'

let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** Puts an open dialog on top; the returned function removes it again. */
export function addModal(element: HTMLElement): () => void {
  change([...open, element])
  return () => change(open.filter((each) => each !== element))
}

/**
 * The dialog on top. Elements that must be visible and announced above everything are rendered inside it: the rest of
 * the page is inert.
 */
export function useTopModal(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, topModal, topModal)
}

export function hasModal(): boolean {
  return open.length > 0
}

function topModal(): HTMLElement | undefined {
  return open[open.length - 1]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLElement[]): void {
  open = next
  for (const listener of listeners) listener()
}
