import { useCallback, useState } from 'react'
import { currentVisit } from '@/bridge/environment'
import { clockText } from '@/kit/media/media'
import type { Player, PlayerStatus } from '@/kit/media/player'
import type { MediaPlayer } from '@/kit/media/useMediaPlayer'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { PlainButton } from '@/ui/button/PlainButton'
import type { PressHandler } from '@/ui/button/usePress'
import { LockIcon, PauseIcon, PlayIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast/toast'
import { SHOWN, coursePage, type ShownLesson } from './course'
import styles from './Lessons.module.css'

interface LessonsProps {
  lessons: readonly ShownLesson[]
  player: MediaPlayer
  onOpen: OpenLesson
}

/** The table of contents; a long one starts short. */
export function Lessons({ lessons, player: { track, status }, onOpen }: LessonsProps) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? lessons : lessons.slice(0, SHOWN)
  return (
    <Card heading="课程目录" aside={<span className={styles.total}>{lessons.length}节</span>}>
      {lessons.length === 0 && <p className={styles.none}>课时正在准备中</p>}
      <ol>
        {shown.map((lesson, at) => (
          <LessonRow
            key={lesson.lessonId}
            number={at + 1}
            lesson={lesson}
            status={lesson.track && track?.id === lesson.track.id ? status : 'idle'}
            onOpen={() => onOpen(lesson, 'lesson')}
          />
        ))}
      </ol>
      {shown.length < lessons.length && (
        <Button quiet wide className={styles.more} onPress={() => setIsAll(true)}>
          展开全部
        </Button>
      )}
    </Card>
  )
}

interface LessonRowProps {
  /** Its place in the list. */
  number: number
  lesson: ShownLesson
  /** `idle`: another one is in the player, or none. */
  status: PlayerStatus
  onOpen: PressHandler
}

function LessonRow({ number, lesson, status, onOpen }: LessonRowProps) {
  const { title, durationSec, access, free } = lesson
  const isCurrent = status !== 'idle'
  const isOn = status === 'playing' || status === 'loading'
  return (
    <li className={styles.item}>
      <PlainButton
        className={styles.row}
        data-access={access}
        aria-current={isCurrent || undefined}
        onPress={onOpen}
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
      </PlainButton>
    </li>
  )
}

export type OpenLesson = (lesson: ShownLesson, from: 'lesson' | 'trial') => ReturnType<PressHandler>

/** The tap handler of a lesson: plays or pauses it, or explains where it can be heard. */
export function useLessons(courseId: string | undefined, player: Player): OpenLesson {
  const { pageName, track } = useCampaign()
  return useCallback(
    (lesson, from) => {
      const ids = { courseId, lessonId: lesson.lessonId }
      if (from === 'trial') track('button', 'trial', ids)
      else track('card', 'lesson', ids)
      if (lesson.track) return player.toggle(lesson.track)
      if (lesson.access === 'locked') return showToast('购买后可学习')
      if (currentVisit().visit !== 'app' || !courseId) return showToast('请在App内收听')
      return openApp({ pageName, path: coursePage(courseId), counted: false })
    },
    [courseId, pageName, player, track],
  )
}
