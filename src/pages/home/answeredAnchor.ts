/*
 * Which `?anchorId=` has been answered is stored in its own history entry: it is there after Back and after a reload,
 * and not in a new entry with the same address. The first entry of every document has the same key, so a list of keys
 * would not be enough.
 */
const FIELD = 'anchored'

export function isAnswered(key: string): boolean {
  return stateOf()?.[FIELD] === key
}

/** Call it while the page's entry is the current one. */
export function rememberAnswered(key: string): void {
  window.history.replaceState({ ...stateOf(), [FIELD]: key }, '')
}

function stateOf(): Record<string, unknown> | null {
  return window.history.state as Record<string, unknown> | null
}
