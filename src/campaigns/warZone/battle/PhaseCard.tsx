import type { Arena } from '@/api/arena'
import { Countdown } from '@/kit/clock/Countdown'
import { Card } from '@/kit/page/parts/Card'
import { parseServerTime } from '@/lib/serverClock'
import { Tag } from '@/ui/button/Tag'
import { PHASES, balanceText, redShare, type Phase } from '../warZone'
import styles from './PhaseCard.module.css'

interface PhaseCardProps {
  arena: Arena
  phase: Phase
  isLate: boolean
}

/** The phase of the battle, its remaining time, and the balance of power. */
export function PhaseCard({ arena, phase, isLate }: PhaseCardProps) {
  const at = PHASES.findIndex(({ id }) => id === phase)
  return (
    <Card label="战况">
      <ol className={styles.phases}>
        {PHASES.map(({ id, name }, index) => (
          <li
            key={id}
            className={styles.phase}
            data-done={index < at || undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {name}
          </li>
        ))}
      </ol>
      <div className={styles.time}>
        <PhaseTime arena={arena} phase={phase} />
        {isLate && phase === 'FIGHTING' && <Tag tone="warn">战报延迟</Tag>}
      </div>
      <PowerBar arena={arena} />
      <p className={styles.balance}>{balanceText(arena)}</p>
    </Card>
  )
}

function PhaseTime({ arena, phase }: Omit<PhaseCardProps, 'isLate'>) {
  const endsAt = parseServerTime(
    phase === 'PREPARE' ? arena.startTime : phase === 'FIGHTING' ? arena.endTime : '',
  )
  if (endsAt !== undefined)
    return <Countdown endsAt={endsAt} label={phase === 'PREPARE' ? '距开战' : '距结束'} />
  const words = { PREPARE: '即将开战', FIGHTING: '交战中', SETTLING: '结算中', ENDED: '战斗已结束' }
  return words[phase]
}

/** Each side's share of the whole; it shakes when it changes. */
function PowerBar({ arena }: { arena: Arena }) {
  const share = redShare(arena)
  return (
    <div
      // A new element each time: its animation restarts.
      key={`${arena.red.score}/${arena.blue.score}`}
      className={styles.bar}
      aria-hidden="true"
    >
      <div className={styles.red} style={{ width: `${share}%` }} />
      <div className={styles.spark} style={{ left: `${share}%` }} />
    </div>
  )
}
