import { useId, useRef, useState } from 'react'
import { ChevronDownIcon } from './icons'
import { useOverflow } from './useOverflow'
import styles from './Expandable.module.css'

export interface ExpandableProps {
  text: string
  /** How many lines are shown before it is opened. */
  lines: number
}

/** A long text that starts clamped. The switch is shown only if text is really hidden. */
export function Expandable({ text, lines }: ExpandableProps) {
  return <Clamped key={text} text={text} lines={lines} />
}

/** One text: a new text starts clamped again. */
function Clamped({ text, lines }: ExpandableProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const body = useRef<HTMLParagraphElement>(null)
  const clamped = useOverflow(body, open)
  return (
    <div>
      <p
        ref={body}
        id={id}
        className={open ? styles.text : styles.short}
        style={open ? undefined : { WebkitLineClamp: lines }}
      >
        {text}
      </p>
      {clamped && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          {open ? '收起' : '展开'}
          <ChevronDownIcon className={open ? styles.up : styles.down} />
        </button>
      )}
    </div>
  )
}
