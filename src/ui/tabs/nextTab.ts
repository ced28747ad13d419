/** The tab for an arrow, Home or End; wraps around. Undefined for any other key. */
export function nextTab<T extends { id: string }>(
  tabs: readonly T[],
  value: string,
  key: string,
): T | undefined {
  const at = tabs.findIndex((tab) => tab.id === value)
  switch (key) {
    case 'ArrowRight':
      return tabs[(at + 1) % tabs.length]
    case 'ArrowLeft':
      return tabs[(Math.max(at, 0) + tabs.length - 1) % tabs.length]
    case 'Home':
      return tabs[0]
    case 'End':
      return tabs[tabs.length - 1]
    default:
      return undefined
  }
}
