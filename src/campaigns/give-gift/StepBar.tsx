import { useEffect, useRef } from 'react'
import type { Step } from './gift'
import styles from './Steps.module.css'

const STEPS: readonly { id: Step; label: string }[] = [
  { id: 'assets', label: '选资产' },
  { id: 'person', label: '选受赠人' },
  { id: 'confirm', label: '确认转赠' },
]

/** The current step; without one, all steps ahead. */
export function StepBar({ step }: { step?: Step }) {
  const at = STEPS.findIndex(({ id }) => id === step)
  const current = useRef<HTMLLIElement>(null)
  const shown = useRef(step)
  // The pressed button is gone; the step itself is its heading.
  useEffect(() => {
    if (shown.current !== step) current.current?.focus({ preventScroll: true })
    shown.current = step
  }, [step])
  return (
    <ol className={styles.bar} aria-label="步骤">
      {STEPS.map(({ id, label }, index) => (
        <li
          key={id}
          ref={index === at ? current : undefined}
          tabIndex={-1}
          className={styles.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {label}
        </li>
      ))}
    </ol>
  )
}
