import type { ReactNode, Ref } from 'react'
import { Card } from './Card'
import styles from './NoticeCard.module.css'

export interface NoticeCardProps {
  label: string
  title: string
  text: string
  /** Of the heading, for a celebration above it. */
  ref?: Ref<HTMLHeadingElement>
  /** The action. */
  children: ReactNode
}

/** Replaces a page's main part: why it is not available to this person, and the next step. */
export function NoticeCard({ label, title, text, ref, children }: NoticeCardProps) {
  return (
    <Card label={label} className={styles.notice}>
      <h2 ref={ref} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  )
}
