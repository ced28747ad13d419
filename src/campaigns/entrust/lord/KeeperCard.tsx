import type { Entrust, EntrustStatus } from '@/api/entrust'
import { Countdown } from '@/kit/clock/Countdown'
import { Card } from '@/kit/page/parts/Card'
import { queryClient } from '@/kit/page/query/queryClient'
import { Avatar } from '@/ui/picture/Avatar'
import { Tag } from '@/ui/button/Tag'
import type { Tone } from '@/ui/button/Tag'
import { STATUS_LABELS } from '../entrust'
import { Face } from '../hero/KeeperHead'
import styles from './KeeperCard.module.css'

const TONES = {
  NONE: 'plain',
  RUNNING: 'success',
  PAUSED: 'warn',
  EXPIRED: 'danger',
} as const satisfies Record<EntrustStatus, Tone>

interface KeeperCardProps {
  entrust: Entrust
  status: EntrustStatus
  endsAt: number | undefined
}

/** The keeper, and the remaining term. */
export function KeeperCard({ entrust, status, endsAt }: KeeperCardProps) {
  const name = entrust.keeperName || (status === 'NONE' ? '管家待上岗' : '发条管家')
  return (
    <Card label="管家" className={styles.card}>
      {entrust.keeperAvatar ? (
        <Avatar src={entrust.keeperAvatar} name={name} size={104} className={styles.avatar} />
      ) : (
        <svg className={styles.avatar} viewBox="93 -20 250 250" aria-hidden="true">
          <Face isAsleep={false} />
        </svg>
      )}
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.time}>
          <TimeLeft entrust={entrust} status={status} endsAt={endsAt} />
        </p>
      </div>
      <Tag tone={TONES[status]}>{STATUS_LABELS[status]}</Tag>
    </Card>
  )
}

function TimeLeft({ entrust, status, endsAt }: KeeperCardProps) {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(entrust.endTime)?.[0]
  if (status === 'NONE') return '上好发条，就能开工'
  if (status === 'EXPIRED') return day ? `已于 ${day} 到期` : '任期已结束'
  if (endsAt === undefined) return day ? `任期至 ${day}` : '任期以App内显示为准'
  return (
    <Countdown
      endsAt={endsAt}
      label="剩余"
      className={styles.countdown}
      onEnd={() => void queryClient.invalidateQueries()}
    />
  )
}
