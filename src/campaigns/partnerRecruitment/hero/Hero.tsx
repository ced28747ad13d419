import type { SharedUser } from '@/api/invitation'
import { Avatar } from '@/ui/picture/Avatar'
import styles from './Hero.module.css'
import { Medal } from './Medal'
import rays from './rays.svg?no-inline'

/** A medal that turns slowly, and who invites where somebody does. */
export function Hero({ inviter }: { inviter: SharedUser | undefined }) {
  const name = inviter?.nickname ?? ''
  return (
    <header className={styles.hero}>
      <img className={styles.rays} src={rays} alt="" width="750" height="620" />
      <Medal />
      <h1 className={styles.title}>邀请好友</h1>
      <p className={styles.line}>成为城市合伙人，一起点亮你的城市</p>
      {inviter && (
        <p className={styles.inviter}>
          <Avatar src={inviter.avatar} name={name || '好友'} className={styles.avatar} />
          <span className={styles.invites}>{name || '你的好友'} 邀请你同行</span>
        </p>
      )}
    </header>
  )
}
