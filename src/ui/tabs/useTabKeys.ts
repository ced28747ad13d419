import { useRef, type KeyboardEvent } from 'react'

/**
 * The keys of a tab list: an arrow, Home or End chooses a tab and focuses it.
 * @param ids of the tabs, the list's first children in this order
 * @returns `list` for the element of the list, `onKeyDown` for each tab
 */
export function useTabKeys<Id extends string>(
  ids: readonly Id[],
  chosen: Id,
  onChoose: (id: Id) => void,
) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(ids, chosen, event.key)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    const tab = list.current?.children[ids.indexOf(next)]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return { list, onKeyDown }
}

/** The tab for an arrow, Home or End; wraps around. Undefined for any other key. */
export function nextTab<Id extends string>(
  ids: readonly Id[],
  chosen: string,
  key: string,
): Id | undefined {
  const at = ids.findIndex((id) => id === chosen)
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length]
    case 'ArrowLeft':
      return ids[(Math.max(at, 0) + ids.length - 1) % ids.length]
    case 'Home':
      return ids[0]
    case 'End':
      return ids[ids.length - 1]
    default:
      return undefined
  }
}
