import { useState } from 'react'
import type { MediaPlayer } from '@/kit/media/useMediaPlayer'
import { Card } from '@/kit/page/parts/Card'
import { Button } from '@/ui/button/Button'
import { SHOWN } from '../course'
import type { ShownLesson } from '../course'
import type { OpenLesson } from '../useLessons'
import { LessonRow } from './LessonRow'
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
