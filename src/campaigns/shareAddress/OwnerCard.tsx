import type { SharedUser } from '@/api/invitation'
import type { Land } from '@/api/land'
import { Avatar } from '@/ui/picture/Avatar'
import { dayOf } from './address'
import styles from './OwnerCard.module.css'

interface OwnerCardProps {
  land: Land
  inviter: SharedUser | undefined
  /** The visitor is the owner. */
  isOwn: boolean
}

/** The plot's owner and the inviter. Not rendered if both are unknown. */
export function OwnerCard({ land, inviter, isOwn }: OwnerCardProps) {
  const isOwned = land.status !== 'FREE' && land.ownerUid !== ''
  const day = dayOf(land.acquiredAt)
  if (!isOwned && !inviter) return null
  const isSame = isOwned && inviter?.uid === land.ownerUid
  return (
    <section className={styles.card} aria-label="主人与邀请">
      {inviter && !isSame && <Invitation inviter={inviter} />}
      {isOwned && (
        <div className={styles.owner}>
          <Avatar
            src={land.ownerAvatar}
            name={land.ownerName || '主人'}
            size={96}
            className={styles.large}
          />
          <div className={styles.words}>
            <p className={styles.line}>
              <span className={styles.name}>{land.ownerName || '神秘主人'}</span>
              {isSame && <span className={styles.badge}>邀请你来做客</span>}
            </p>
            <p className={styles.since}>
              {isOwn ? '这是你的地块' : '地块主人'}
              {day && ` · ${day} 入住`}
            </p>
          </div>
        </div>
      )}
    </section>
  )
}

function Invitation({ inviter: { avatar, nickname } }: { inviter: SharedUser }) {
  const name = nickname || '你的好友'
  return (
    <p className={styles.invitation}>
      <Avatar src={avatar} name={name} size={56} className={styles.small} />
      <span className={styles.who}>{name}</span>
      <span className={styles.asks}>邀请你来做客</span>
    </p>
  )
}
