import type { ResidentRecord } from '@/api/originalResident'
import { GiftIcon } from '@/ui/icons'
import { Tag } from '@/ui/button/Tag'
import { REWARDED } from './records'
import styles from './Records.module.css'

export function RewardRow({ record: { name, time, status } }: { record: ResidentRecord }) {
  const { label, tone } = REWARDED[status]
  return (
    <div className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <GiftIcon />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name || '奖励'}</span>
        <span className={styles.time}>{time.slice(0, 16)}</span>
      </span>
      <Tag tone={tone}>{label}</Tag>
    </div>
  )
}
