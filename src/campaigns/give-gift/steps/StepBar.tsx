import type { Step } from '../gift'
import styles from './Steps.module.css'

const STEPS: readonly { id: Step; label: string }[] = [
  { id: 'assets', label: '选藏品' },
  { id: 'person', label: '选受赠人' },
  { id: 'confirm', label: '确认转赠' },
]

/** Where the person is; without a step, what there will be. */
export function StepBar({ step }: { step?: Step }) {
  const at = STEPS.findIndex(({ id }) => id === step)
  return (
    <ol className={styles.bar} aria-label="步骤">
      {STEPS.map(({ id, label }, index) => (
        <li
          key={id}
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
