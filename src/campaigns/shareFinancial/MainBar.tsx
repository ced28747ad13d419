import type { Course } from '@/api/forbes'
import type { MediaPlayer } from '@/kit/media/useMediaPlayer'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { coursePage, mainActionOf, trialOf, type ShownLesson } from './course'
import type { OpenLesson } from './Lessons'
import styles from './MainBar.module.css'

interface MainBarProps {
  course: Course
  lessons: readonly ShownLesson[]
  player: MediaPlayer
  onOpen: OpenLesson
}

/** The trial and the purchase. */
export function MainBar({ course, lessons, player, onOpen }: MainBarProps) {
  const action = mainActionOf(course)
  const trial = action === 'learn' ? undefined : trialOf(lessons)
  const isTrying = player.status === 'playing' && player.track?.id === trial?.track?.id
  return (
    <div className={styles.bar}>
      {trial && (
        <Button quiet className={styles.trial} onPress={() => onOpen(trial, 'trial')}>
          {isTrying ? '暂停试听' : '免费试听'}
        </Button>
      )}
      <MainButton course={course} player={player} />
    </div>
  )
}

/** Buying and learning happen in the app. */
function MainButton({ course, player: { player } }: Pick<MainBarProps, 'course' | 'player'>) {
  const { pageName, track } = useCampaign()
  const { courseId } = course
  const action = mainActionOf(course)
  const path = coursePage(courseId)
  if (action === 'sold-out')
    return (
      <Button className={styles.main} disabled>
        已售罄
      </Button>
    )
  return (
    <Button
      className={styles.main}
      onPress={() => {
        player.pause()
        if (action === 'learn') return openApp({ pageName, path })
        track('button', 'buy', { courseId })
        return openApp({ pageName, path, counted: false })
      }}
    >
      {action === 'learn' ? '去学习' : '立即购买'}
    </Button>
  )
}
