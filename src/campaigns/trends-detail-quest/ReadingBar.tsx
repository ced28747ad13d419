import { useEffect } from 'react'
import { questTitle } from './questState'
import type { QuestReading } from './ring/questClock'
import { QuestRing } from './ring/QuestRing'
import { useQuestClock } from './ring/useQuestClock'
import styles from './QuestBar.module.css'

const HINTS: Readonly<Record<QuestReading['phase'], string>> = {
  waiting: '滑动浏览，开始计时',
  counting: '正在计时，请慢慢看',
  paused: '继续浏览可完成任务',
  done: '任务完成',
}

interface ReadingBarProps {
  seconds: number
  rewardText: string
  onStart: () => void
  onRead: () => void
}

/** Counts the reading time. Only this part is rendered again with each tick. */
export function ReadingBar({ seconds, rewardText, onStart, onRead }: ReadingBarProps) {
  const { phase, share, secondsLeft } = useQuestClock(seconds, onRead)
  const started = phase !== 'waiting'
  useEffect(() => {
    if (started) onStart()
  }, [started, onStart])
  return (
    <div className={styles.bar}>
      <p className={styles.words}>
        <span className={styles.title}>{questTitle(seconds, rewardText)}</span>
        <span className={phase === 'paused' ? styles.paused : styles.hint}>{HINTS[phase]}</span>
      </p>
      <QuestRing share={share}>{secondsLeft}</QuestRing>
    </div>
  )
}
