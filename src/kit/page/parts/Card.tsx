import { useId, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import styles from './Card.module.css'

interface CardProps {
  /** Leave it out if the card has no visible heading: then `label` names it. */
  heading?: ReactNode
  label?: string
  /** At the right of the heading. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A card of the page, under its heading. `--card-shadow` is the theme's. */
export function Card({ heading, label, aside, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-label={label}
      aria-labelledby={heading === undefined ? undefined : id}
      className={classes(styles.card, className)}
    >
      {heading !== undefined && (
        <header className={styles.header}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}
