import type { ReactNode } from 'react'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import styles from './Panel.module.css'

interface ResultPanelProps {
  /** A square picture. */
  art?: ReactNode
  title: string
  text: string
  /** Between the text and the buttons. */
  note?: ReactNode
  /** False if the panel is there from the start: no pressed button has disappeared. */
  takesFocus?: boolean
  /** The buttons of the next step. */
  children: ReactNode
}

/** The result of the registration, and the next step. */
export function ResultPanel({ takesFocus = true, children, ...result }: ResultPanelProps) {
  const { art, title, text, note } = result
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus)
  return (
    <div className={styles.panel}>
      {art !== undefined && <div className={styles.art}>{art}</div>}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {note}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
