import type { SharedUser } from '@/api/invitation'
import { classes } from '@/ui/classes'
import { Avatar } from '@/ui/picture/Avatar'
import styles from './InviterLine.module.css'

interface InviterLineProps {
  inviter: SharedUser
  /** What the inviter asks for, e.g. 邀请你一起学. */
  text: string
  className: string | undefined
}

/** The inviter in one line, for a page that is about something else. */
export function InviterLine({ inviter, text, className }: InviterLineProps) {
  const name = inviter.nickname || '你的好友'
  return (
    <p className={classes(styles.line, className)}>
      <Avatar src={inviter.avatar} name={name} size={60} />
      <span className={styles.name}>{name}</span>
      <span className={styles.text}>{text}</span>
    </p>
  )
}
