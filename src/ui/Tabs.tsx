import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { nextTab } from './nextTab'
import { useTabLine } from './useTabLine'
import styles from './Tabs.module.css'

export interface Tab<Id extends string> {
  id: Id
  label: string
}

export interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** What the tabs choose among, for screen readers. */
  label: string
  /** The panel of the chosen tab. */
  children?: ReactNode
}

export function Tabs<Id extends string>({ tabs, value, onChange, label, children }: TabsProps<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  useTabLine(
    list,
    tabs.findIndex(({ id }) => id === value),
  )
  const hasPanel = children !== undefined

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextTab(tabs, value, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    const button = list.current?.children[tabs.indexOf(next)]
    if (button instanceof HTMLElement) button.focus()
  }

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
      {hasPanel && (
        <div role="tabpanel" id={`${base}panel`} aria-labelledby={`${base}${value}`}>
          {children}
        </div>
      )}
    </div>
  )
}
