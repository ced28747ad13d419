/** Stores and times the toasts; it is loaded with `Toaster`, after the first screen. */
export interface ToastShelf {
  show(text: string): void
  clear(): void
}

let shelf: ToastShelf | undefined
let waiting: string[] = []

/** Shows a short text. The text is its own id: one that is on screen is prolonged instead of repeated. */
export function showToast(text: string): void {
  const shown = text.trim()
  if (shown === '') return
  if (shelf) shelf.show(shown)
  else if (!waiting.includes(shown)) waiting.push(shown)
}

/** Removes all of them at once. */
export function dismissToasts(): void {
  waiting = []
  shelf?.clear()
}

/** Connects the shelf, and passes on all earlier toasts. */
export function connectToasts(next: ToastShelf): void {
  shelf = next
  const early = waiting
  waiting = []
  for (const text of early) next.show(text)
}
