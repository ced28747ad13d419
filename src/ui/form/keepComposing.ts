import type { KeyboardEvent } from 'react'

/** Enter that only ends a composition must not submit a form; Safari shows it by its key code alone. */
export function keepComposing(event: KeyboardEvent): void {
  const composing = event.nativeEvent.isComposing || event.keyCode === 229
  if (event.key === 'Enter' && composing) event.preventDefault()
}
