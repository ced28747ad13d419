import type { ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './FactsGrid.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

interface FactsGridProps {
  facts: readonly Fact[]
  /** Sets its place, and another background. */
  className?: string | undefined
}

/** A few facts side by side, each with its name. */
export function FactsGrid({ facts, className }: FactsGridProps) {
  return (
    <dl className={classes(styles.facts, className)}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
