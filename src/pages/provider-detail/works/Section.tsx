import { useId, type ReactNode } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** The number of items. */
  count?: number
  children: ReactNode
}

export function Section({ title, count, children }: SectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {count !== undefined && <span className={styles.count}>{`共${count}项`}</span>}
      </div>
      {children}
    </section>
  )
}
