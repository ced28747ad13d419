import type { MomentQuest } from '@/api/moment'
import { Button } from '@/ui/Button'
import { CheckIcon, GiftIcon } from '@/ui/icons'
import { Tag } from '@/ui/Tag'
import styles from './QuestBar.module.css'
import { QuestRing } from './QuestRing'
import { questTitle } from './questTitle'
import { ReadingBar } from './ReadingBar'
import { readSecondsOf } from './questState'
import type { QuestState } from './questState'

export interface QuestBarProps {
  quest: MomentQuest
  state: QuestState
  onStart: () => void
  onRead: () => void
  onClaim: () => Promise<void>
  onLogin: () => void
}

/** How the task behind the moment stands, at the top of the page. */
export function QuestBar({ quest, state, ...on }: QuestBarProps) {
  const seconds = readSecondsOf(quest)
  const { rewardText } = quest
  if (state === 'READING')
    return (
      <ReadingBar
        seconds={seconds}
        rewardText={rewardText}
        onStart={on.onStart}
        onRead={on.onRead}
      />
    )
  if (state === 'FINISHED') return <FinishedBar rewardText={rewardText} onClaim={on.onClaim} />
  if (state === 'GUEST')
    return (
      <button type="button" className={styles.bar} onClick={on.onLogin}>
        <span className={styles.words}>
          <span className={styles.title}>{questTitle(seconds, rewardText)}</span>
          <span className={styles.link}>登录后可得奖励</span>
        </span>
        <QuestRing share={0}>
          <GiftIcon className={styles.gift} />
        </QuestRing>
      </button>
    )
  if (state === 'NONE') return null
  return (
    <p className={styles.over}>
      <Tag tone={state === 'DONE' ? 'success' : 'plain'}>
        {state === 'DONE' ? '任务已完成' : '任务已过期'}
      </Tag>
    </p>
  )
}

function FinishedBar({
  rewardText,
  onClaim,
}: {
  rewardText: string
  onClaim: () => Promise<void>
}) {
  return (
    <div className={styles.finished}>
      <QuestRing share={1} done>
        <CheckIcon />
      </QuestRing>
      <output className={styles.words}>
        <span className={styles.title}>任务完成</span>
        {rewardText && <span className={styles.reward}>{`获得${rewardText}`}</span>}
      </output>
      <Button small onPress={onClaim} className={styles.claim}>
        去领取
      </Button>
    </div>
  )
}
