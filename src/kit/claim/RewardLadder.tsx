import { Picture } from '@/ui/picture/Picture'
import { inviteMore, inviteNeed, rungsOf } from './ladder'
import type { Stage } from './ladder'
import { StageClaim, StageIcon } from './StageClaim'
import styles from './RewardLadder.module.css'

export interface RewardLadderProps {
  stages: readonly Stage[]
  /** The person's count. */
  have: number
  /** A returned promise keeps the stage's button busy. */
  onClaim: (stage: Stage) => Promise<unknown> | void
}

/** Rewards by stages, as a path that lights up with the progress. */
export function RewardLadder({ stages, have, onClaim }: RewardLadderProps) {
  return (
    <ol className={styles.ladder}>
      {rungsOf(stages, have).map((rung) => (
        <li key={rung.id} className={styles.rung} data-status={rung.status}>
          <span className={styles.path} aria-hidden="true">
            <span style={{ transform: `scaleY(${rung.progress})` }} />
          </span>
          <span className={styles.stone} aria-hidden="true">
            <StageIcon status={rung.status} />
          </span>
          <div className={styles.card}>
            <Picture src={rung.img} name={rung.name} decorative className={styles.picture} />
            <span className={styles.words}>
              <span className={styles.name}>{rung.name}</span>
              <span className={rung.isNext ? styles.more : styles.need}>
                {rung.isNext ? inviteMore(rung.missing) : inviteNeed(rung.need)}
              </span>
            </span>
            <StageClaim stage={rung} closed={undefined} onClaim={() => onClaim(rung)} />
          </div>
        </li>
      ))}
    </ol>
  )
}
