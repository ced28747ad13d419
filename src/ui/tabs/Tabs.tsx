import { useId, useLayoutEffect, type ReactNode, type RefObject } from 'react'
import { scrollBehavior } from '@/lib/motion/motion'
import { useTabKeys } from './useTabKeys'
import styles from './Tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
}

export interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** The accessible name of the tab list. */
  label: string
  /** The panel of the chosen tab. */
  children?: ReactNode
  /** For a panel elsewhere on the page; see `tabPanel`. */
  base?: string
}

/**
 * What makes an element the panel of the chosen tab.
 * @param base the ids' first part, from `useId`; the tabs have the same
 */
export function tabPanel(base: string, value: string) {
  return { role: 'tabpanel', id: `${base}panel`, 'aria-labelledby': `${base}${value}` } as const
}

export function Tabs<Id extends string>({
  tabs,
  value,
  onChange,
  label,
  children,
  ...rest
}: TabsProps<Id>) {
  const own = useId()
  const base = rest.base ?? own
  const ids = tabs.map(({ id }) => id)
  const { list, onKeyDown } = useTabKeys(ids, value, onChange)
  useTabLine(list, ids.indexOf(value))
  const hasOwnPanel = children !== undefined
  const hasPanel = hasOwnPanel || rest.base !== undefined

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ id, label: text }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${base}${id}`}
            aria-selected={id === value}
            aria-controls={hasPanel && id === value ? `${base}panel` : undefined}
            tabIndex={id === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(id)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
        <span className={styles.line} aria-hidden="true" />
      </div>
      {hasOwnPanel && <div {...tabPanel(base, value)}>{children}</div>}
    </div>
  )
}

/** Puts the list's line under the chosen tab and scrolls that tab into the middle of a horizontally scrolling list. */
function useTabLine(list: RefObject<HTMLElement | null>, chosen: number): void {
  useLayoutEffect(() => {
    const box = list.current
    if (!box) return undefined
    const place = () => {
      const tab = box.children[chosen]
      if (!(tab instanceof HTMLElement)) return
      const middle = tab.offsetLeft + tab.offsetWidth / 2
      box.style.setProperty('--middle', `${middle}px`)
      if (box.scrollWidth <= box.clientWidth) return
      box.scrollTo?.({
        left: Math.max(0, middle - box.clientWidth / 2),
        behavior: scrollBehavior(),
      })
    }
    if (typeof ResizeObserver === 'undefined') {
      place()
      return undefined
    }
    // The observer calls at once, after the page's own layout and before the paint: measuring here would cause a second
    // layout.
    const observer = new ResizeObserver(place)
    observer.observe(box)
    return () => observer.disconnect()
  }, [list, chosen])
}
