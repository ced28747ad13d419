import { Card } from '@/kit/page/parts/Card'
import { Tag } from '@/ui/button/Tag'
import { clockText, phaseOf } from '../rounds'
import type { Round, RoundPhase } from '../rounds'
import page from '../RedPacket.module.css'
import styles from './RoundList.module.css'

const PHASES: Record<RoundPhase, string> = { UPCOMING: '未开始', LIVE: '进行中', OVER: '已结束' }

interface RoundListProps {
  rounds: readonly Round[]
  now: number
  isLoaded: boolean
  /** The whole activity has ended, whatever was still to come. */
  isEnded: boolean
}

/** Every round, in the order of the day. */
export function RoundList({ rounds, now, isLoaded, isEnded }: RoundListProps) {
  if (!isLoaded) return null
  return (
    <Card heading={<span className={page.heading}>场次安排</span>}>
      {rounds.length === 0 && <p className={styles.none}>场次准备中，敬请期待</p>}
      <ol className={styles.rounds}>
        {rounds.map((round) => {
          const phase = isEnded ? 'OVER' : phaseOf(round, now)
          return (
            <li key={round.roundId} className={styles.round} data-phase={phase}>
              <span className={styles.time}>{clockText(round.start, now)}</span>
              <span className={styles.length}>每场{round.durationSec}秒</span>
              <Tag tone={phase === 'LIVE' ? 'accent' : undefined}>{PHASES[phase]}</Tag>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
