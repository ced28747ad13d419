import { useSyncExternalStore } from 'react'

// What open layers have in common. One file, because the menu needs the lock: what is in the app's own code anyway
// spares the toasts the campaigns' code.

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

/** The number of open layers that lock the scroll. */
let locks = 0
let release: (() => void) | undefined

/**
 * Stops the page from scrolling until the returned function is called; locks nest. The page keeps its exact position.
 * On iOS `overflow: hidden` does not stop a finger, so there the body is pinned at its present position.
 */
export function lockScroll(): () => void {
  locks += 1
  if (locks === 1) release = isTouchApple() ? pinBody() : hideOverflow()
  let open = false
  return () => {
    if (open) return
    open = true
    locks -= 1
    if (locks === 0) release?.()
  }
}

function hideOverflow(): () => void {
  return override(document.documentElement, { overflow: 'hidden' })
}

function pinBody(): () => void {
  const { scrollX, scrollY } = window
  const undo = override(document.body, {
    position: 'fixed',
    top: `${-scrollY}px`,
    left: '0',
    right: '0',
    overflow: 'hidden',
  })
  return () => {
    undo()
    window.scrollTo(scrollX, scrollY)
  }
}

function override(element: HTMLElement, styles: Record<string, string>): () => void {
  const before = Object.keys(styles).map(
    (name) => [name, element.style.getPropertyValue(name)] as const,
  )
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  return () => {
    for (const [name, value] of before) element.style.setProperty(name, value)
  }
}

/** iPhone and iPad; iPadOS identifies as a Mac, but a Mac has no touch screen. */
function isTouchApple(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(platform) && maxTouchPoints > 1)
}
