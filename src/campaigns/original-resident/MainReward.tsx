import type { ResidentRewards } from '@/api/originalResident'
import { ActionButton } from '@/kit/campaign/ActionButton'
import type { Stage } from '@/kit/campaign/ladder'
import type { ShellStateName } from '@/kit/campaign/shellState'
import { Picture } from '@/ui/Picture'
import { lockedText, mainStageOf, mainStateOf } from './resident'
import { Tap } from './Tap'
import { wording } from './wording'
import styles from './MainReward.module.css'

export interface MainRewardProps {
  shell: ShellStateName
  loggedIn: boolean
  /** The counts are known. */
  counted: boolean
  rewards: Pick<ResidentRewards, 'totalInvited' | 'validInvited'>
  stages: readonly Stage[]
  onClaim: (stageId: string) => Promise<void>
  onLogin: () => void
}

/** The reward that is next, and the button for it. */
export function MainReward({ shell, loggedIn, counted, rewards, stages, ...on }: MainRewardProps) {
  const stage = mainStageOf(stages)
  const { totalInvited, validInvited } = rewards
  const told = (count: number) => (counted ? String(count) : '--')
  return (
    <section className={styles.card} aria-label="当前奖励">
      <div className={styles.row}>
        <Picture
          src={stage?.img}
          name={stage?.name ?? '奖励'}
          decorative
          className={styles.picture}
        />
        <div className={styles.words}>
          <p className={styles.name}>
            {stage?.name ?? (shell === 'ENDED' ? '奖励已结束发放' : '奖励准备中')}
          </p>
          {stage && <p className={styles.need}>{wording().need(stage.need)}</p>}
          <p className={styles.counts}>
            已邀请<b>{told(totalInvited)}</b>人，有效<b>{told(validInvited)}</b>人
          </p>
        </div>
      </div>
      <Tap name="claim-now">
        <ActionButton
          state={mainStateOf(shell, loggedIn, stage)}
          label="立即领取"
          words={{ LOCKED: stage ? lockedText(stage, validInvited, wording().more) : '敬请期待' }}
          onPress={() => (stage ? on.onClaim(stage.id) : undefined)}
          onLogin={on.onLogin}
          className={styles.button}
        />
      </Tap>
    </section>
  )
}
