import { Card } from '@/kit/page/parts/Card'
import styles from './Steps.module.css'

interface StepsProps {
  heading: string
  steps: readonly { name: string; note: string }[]
}

/** The three steps. */
export function Steps({ heading, steps }: StepsProps) {
  return (
    <Card heading={heading}>
      <ol className={styles.steps}>
        {steps.map(({ name, note }, at) => (
          <li key={name} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
