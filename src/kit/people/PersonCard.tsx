import type { ReactNode } from 'react'
import { Card } from '@/kit/page/parts/Card'
import { Avatar } from '@/ui/picture/Avatar'
import styles from './PersonCard.module.css'

interface PersonCardProps {
  /** The person's role on the page, for screen readers: 星球主人. */
  label: string
  avatar: string
  /** As it came: whole phone numbers are hidden here. */
  name: string
  line?: string
  /** At the right: a tag or a button. */
  aside?: ReactNode
}

/** A person in a card of its own. */
export function PersonCard({ label, avatar, name, line, aside }: PersonCardProps) {
  return (
    <Card label={label} className={styles.card}>
      <Avatar src={avatar} name={name} size={96} className={styles.face} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      {aside}
    </Card>
  )
}
