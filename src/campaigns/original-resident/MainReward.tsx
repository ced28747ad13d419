import { ActionButton } from '@/kit/page/parts/ActionButton'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { Picture } from '@/ui/picture/Picture'
import { lockedText, mainStageOf, mainStateOf } from './resident'
import type { ResidentState } from './residentState'
import { Tap } from './Tap'
import { wording } from './wording'
import styles from './MainReward.module.css'

export interface MainRewardProps {
  shell: ShellStateName
  resident: ResidentState
  onClaim: (stageId: string) => Promise<void>
}

/** The reward that is next, and the button for it. */
export function MainReward({ shell, resident, onClaim }: MainRewardProps) {
  const { loggedIn, hasCounts, rewards, stages } = resident
  const stage = mainStageOf(stages)
  const { totalInvited, validInvited } = rewards
  const countText = (count: number) => (hasCounts ? String(count) : '--')
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
            已邀请<b>{countText(totalInvited)}</b>人，有效<b>{countText(validInvited)}</b>人
          </p>
        </div>
      </div>
      <Tap name="claim-now">
        <ActionButton
          state={mainStateOf(shell, loggedIn, stage)}
          label="立即领取"
          words={{ LOCKED: stage ? lockedText(stage, validInvited, wording().more) : '敬请期待' }}
          onPress={() => (stage ? onClaim(stage.id) : undefined)}
          className={styles.button}
        />
      </Tap>
    </section>
  )
}
