import type { ReactNode } from 'react'
import { Avatar } from '@/ui/picture/Avatar'
import styles from './PersonRow.module.css'

export interface PersonRowProps {
  /** As it is shown: the caller masks whole phone numbers. */
  name: string
  avatar: string | undefined
  /** Below the name; empty ones are left out. */
  lines: readonly (string | undefined)[]
  /** At the right: a tag, a button. */
  children?: ReactNode
}

/** A person in a list. Made of spans, so that a row can be a button. */
export function PersonRow({ name, avatar, lines, children }: PersonRowProps) {
  return (
    <span className={styles.row}>
      <Avatar src={avatar} name={name} />
      <span className={styles.who}>
        <span className={styles.name}>{name || '--'}</span>
        {lines.filter(Boolean).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      {children}
    </span>
  )
}
