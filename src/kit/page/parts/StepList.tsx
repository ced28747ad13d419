import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './StepList.module.css'

export interface Step {
  title: string
  text: string
  /** The content of its picture. */
  art: ReactNode
}

interface StepListProps {
  steps: readonly Step[]
  /** Width and height of the drawings. */
  box: number
  /** Styles the pictures (`svg`) and the rows (`li`) of this page. */
  className?: string | undefined
}

/** The steps, in order: a picture, a title and a sentence each. */
export function StepList({ steps, box, className }: StepListProps) {
  return (
    <ol className={classes(styles.steps, className)}>
      {steps.map(({ title, text, art }) => (
        <li key={title} className={styles.step}>
          <svg viewBox={`0 0 ${box} ${box}`} className={styles.art} aria-hidden="true">
            {art}
          </svg>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
