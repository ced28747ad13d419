import type { SharedUser } from '@/api/invitation'
import type { Territory } from '@/api/territory'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { hostOf } from '../territoryInvite'
import styles from './HostCard.module.css'

interface HostCardProps {
  inviter: SharedUser | undefined
  territory: Pick<Territory, 'status' | 'name' | 'lordName' | 'lordAvatar'>
}

/** The one whose code brought the visitor, or else the lord, in their own words. */
export function HostCard({ inviter, territory }: HostCardProps) {
  const host = hostOf(inviter, territory)
  if (!host) return null
  const name = host.name || '你的好友'
  return (
    <section className={styles.card} aria-label="邀请人">
      <Avatar src={safeImage(host.avatar)} name={name} className={styles.avatar} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>邀请你一起建设{territory.name || '这块领地'}</p>
      </div>
    </section>
  )
}
