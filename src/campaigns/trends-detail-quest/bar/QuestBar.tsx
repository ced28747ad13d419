import { useCallback, useRef } from 'react'
import type { MomentQuest } from '@/api/moment'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { CheckIcon, GiftIcon } from '@/ui/icons'
import { Tag } from '@/ui/button/Tag'
import styles from './QuestBar.module.css'
import { QuestRing } from '../ring/QuestRing'
import { ReadingBar } from './ReadingBar'
import { questTitle, readSecondsOf } from '../questState'
import type { QuestState } from '../questState'

export interface QuestBarProps {
  quest: MomentQuest
  state: QuestState
  onStart: () => void
  /** @param bar has the colours of the task */
  onRead: (bar: Element) => void
  onClaim: () => Promise<void>
}

/** The state of the task behind the moment, at the top of the page. */
export function QuestBar({ onRead, ...rest }: QuestBarProps) {
  const bar = useRef<HTMLElement>(null)
  const onReadToEnd = useCallback(() => {
    if (bar.current) onRead(bar.current)
  }, [onRead])
  return (
    <section ref={bar} className={styles.quest} aria-label="浏览任务" tabIndex={-1}>
      <StateBar {...rest} onReadToEnd={onReadToEnd} />
    </section>
  )
}

type StateBarProps = Omit<QuestBarProps, 'onRead'> & { onReadToEnd: () => void }

function StateBar({ quest, state, ...on }: StateBarProps) {
  const seconds = readSecondsOf(quest)
  const { rewardText } = quest
  switch (state) {
    case 'READING':
      return (
        <ReadingBar
          seconds={seconds}
          rewardText={rewardText}
          onStart={on.onStart}
          onRead={on.onReadToEnd}
        />
      )
    case 'FINISHED':
      return <FinishedBar rewardText={rewardText} onClaim={on.onClaim} />
    case 'GUEST':
      return <GuestBar title={questTitle(seconds, rewardText)} />
    case 'DONE':
    case 'EXPIRED':
      return (
        <p className={styles.over}>
          <Tag tone={state === 'DONE' ? 'success' : 'plain'}>
            {state === 'DONE' ? '任务已完成' : '任务已过期'}
          </Tag>
        </p>
      )
    case 'NONE':
      return null
  }
}

function GuestBar({ title }: { title: string }) {
  const { openLogin } = useCampaign()
  return (
    <button ref={keepFocus} type="button" className={styles.bar} onClick={() => openLogin()}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.link}>登录后可得奖励</span>
      </span>
      <QuestRing share={0}>
        <GiftIcon className={styles.gift} />
      </QuestRing>
    </button>
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
    <div ref={keepFocus} className={styles.finished}>
      <QuestRing share={1} done>
        <CheckIcon />
      </QuestRing>
      <output className={styles.words}>
        <span className={styles.title}>任务完成</span>
        {rewardText && <span className={styles.reward}>{`可得${rewardText}`}</span>}
      </output>
      <Button small onPress={onClaim} className={styles.claim}>
        去领取
      </Button>
    </div>
  )
}

/** The focus stays in the bar when the part that has it goes. */
function keepFocus(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    part.closest('section')?.focus({ preventScroll: true })
  }
}
