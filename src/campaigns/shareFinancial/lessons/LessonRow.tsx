import { clockText } from '@/kit/media/media'
import type { PlayerStatus } from '@/kit/media/player'
import { LockIcon, PauseIcon, PlayIcon } from '@/ui/icons'
import type { ShownLesson } from '../course'
import styles from './Lessons.module.css'

interface LessonRowProps {
  /** Its place in the list. */
  number: number
  lesson: ShownLesson
  /** `idle`: another one is in the player, or none. */
  status: PlayerStatus
  onOpen: () => void
}

export function LessonRow({ number, lesson, status, onOpen }: LessonRowProps) {
  const { title, durationSec, access, free } = lesson
  const isCurrent = status !== 'idle'
  const isOn = status === 'playing' || status === 'loading'
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.row}
        data-access={access}
        aria-current={isCurrent || undefined}
        onClick={onOpen}
      >
        <span className={styles.number}>{String(number).padStart(2, '0')}</span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          <span className={styles.line}>
            <span>{durationSec > 0 ? clockText(durationSec) : '--:--'}</span>
            {free && <span className={styles.free}>免费试听</span>}
            {access === 'app' && <span>App内收听</span>}
          </span>
        </span>
        <span className={styles.mark}>
          {access === 'locked' ? <LockIcon /> : isOn ? <PauseIcon /> : <PlayIcon />}
        </span>
        {access === 'locked' && <span className="visually-hidden">未购买</span>}
      </button>
    </li>
  )
}
