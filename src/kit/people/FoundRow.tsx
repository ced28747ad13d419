import type { FoundUser } from '@/api/user'
import { maskedPhone } from '@/lib/format/maskedPhone'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import styles from './UserSearch.module.css'

interface FoundRowProps {
  user: FoundUser
  pickLabel: string
  onPick: (user: FoundUser) => Promise<unknown> | void
  /** Why this person cannot be picked. */
  reason: string | undefined
}

/** Somebody who was found, and the button that picks them. */
export function FoundRow({ user, pickLabel, onPick, reason }: FoundRowProps) {
  const name = maskedPhone(user.nickname) || '未命名用户'
  return (
    <li className={styles.row}>
      <Avatar src={safeImage(user.avatar)} name={name} className={styles.avatar} />
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        <span className={styles.phone}>{maskedPhone(user.phoneMasked)}</span>
      </span>
      <Button
        small
        disabled={reason !== undefined}
        label={reason === undefined ? `${pickLabel} ${name}` : undefined}
        onPress={() => onPick(user)}
      >
        {reason ?? pickLabel}
      </Button>
    </li>
  )
}
