import type { Territory } from '@/api/territory'
import { Avatar } from '@/ui/picture/Avatar'
import { Tag } from '@/ui/button/Tag'
import { dayOf } from './territoryFacts'
import styles from './LordCard.module.css'

export interface LordCardProps {
  territory: Territory
  /** The lord is whoever looks. */
  isMe: boolean
}

/** Who keeps the lamps lit; or that the place is empty. */
export function LordCard({ territory, isMe }: LordCardProps) {
  const { status, lordName, lordAvatar, expireAt } = territory
  if (status !== 'OCCUPIED')
    return (
      <section className={styles.card} aria-label="领主">
        <span className={styles.seat} aria-hidden="true">
          ?
        </span>
        <div className={styles.who}>
          <p className={styles.name}>暂无领主</p>
          <p className={styles.note}>{VACANT[status]}</p>
        </div>
      </section>
    )
  return (
    <section className={styles.card} aria-label="领主">
      <Avatar src={lordAvatar} name={lordName} className={styles.avatar} />
      <div className={styles.who}>
        <p className={styles.name}>
          <span className={styles.nameText}>{lordName || '神秘领主'}</span>
          {isMe && <Tag tone="accent">我</Tag>}
        </p>
        <p className={styles.note}>领主{dayOf(expireAt) && ` · 任期至 ${dayOf(expireAt)}`}</p>
      </div>
    </section>
  )
}

const VACANT = {
  FREE: '一片沃野，静候它的主人',
  APPLYING: '认领申请正在审核',
  LOCKED: '领地还在建设中',
} as const satisfies Record<Exclude<Territory['status'], 'OCCUPIED'>, string>
