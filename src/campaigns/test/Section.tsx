import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Section.module.css'

export interface SectionProps {
  /** Two digits before the title. */
  number: string
  title: string
  /** One line below the title. */
  note?: string
  children: ReactNode
}

/** One numbered block of the list. */
export function Section({ number, title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  )
}
