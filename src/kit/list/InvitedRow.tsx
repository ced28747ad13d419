import { Avatar } from '@/ui/picture/Avatar'
import { Tag, type Tone } from '@/ui/button/Tag'
import styles from './InvitedRow.module.css'

export interface InvitedRowProps {
  /** The nickname, or the masked phone. */
  name: string
  avatar: string | undefined
  /** As the platform wrote it. */
  time: string
  /** What became of the invitation, e.g. 已实名. */
  status: string
  tone?: Tone
  /** Why it does not count. */
  note?: string
}

/** Somebody who was invited. */
export function InvitedRow({ name, avatar, time, status, tone, note }: InvitedRowProps) {
  return (
    <div className={styles.row}>
      <Avatar src={avatar} name={name} />
      <span className={styles.who}>
        <span className={styles.name}>{name || '--'}</span>
        <span className={styles.note}>{time}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {status !== '' && <Tag tone={tone}>{status}</Tag>}
    </div>
  )
}
