import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MediaBar } from '@/kit/media/MediaBar'
import { useMediaPlayer } from '@/kit/media/useMediaPlayer'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { classes } from '@/ui/classes'
import { CourseContent } from './about/CourseContent'
import { useCourse } from './about/useCourse'
import { addressOf } from './address'
import type { CourseAddress } from './address'
import { lessonsOf } from './course'
import { CoursePoster } from './CoursePoster'
import { CourseSkeleton } from './CourseSkeleton'
import { head } from './head'
import { Hero } from './Hero'
import { LoginBar, MainBar } from './MainBar'
import { useLessons } from './useLessons'
import styles from './ShareFinancial.module.css'

/** 「财经年课」: the annual course, with lessons to try. */
export function ShareFinancialPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const address = addressOf(params)
  const { courseId, inviteCode, isBad } = address
  usePageView(pageName, { courseId, inviteCode, from: sourceOf(params.get('from')) })
  if (isBad)
    return (
      <BadLink
        title={head.title}
        text="课程信息有误"
        detail="请从好友分享的链接重新进入"
        className={styles.theme}
      />
    )
  return <CoursePage key={courseId} address={address} />
}

function CoursePage({ address }: { address: CourseAddress }) {
  const { track } = useCampaign()
  const { course, state, me, inviter } = useCourse(address)
  const live = useMediaPlayer()
  const lessons = course ? lessonsOf(course, window.location.href) : []
  const open = useLessons(course?.courseId, live.player)
  const [isSharing, setIsSharing] = useState(false)
  const share = () => {
    track('button', 'share', { courseId: course?.courseId })
    setIsSharing(true)
  }
  return (
    <CampaignShell
      title={head.title}
      className={classes(styles.theme, live.track && styles.playing)}
      state={state}
      skeleton={<CourseSkeleton />}
      hero={<Hero />}
      pills={course && <SidePill label="分享" onPress={share} />}
      bottomBar={
        state.name === 'GUEST' ? (
          <LoginBar />
        ) : (
          course && (
            <>
              <MediaBar player={live} className={styles.player} />
              <MainBar course={course} lessons={lessons} player={live} onOpen={open} />
            </>
          )
        )
      }
    >
      {course && (
        <>
          <CourseContent
            course={course}
            lessons={lessons}
            inviter={inviter}
            player={live}
            onOpen={open}
          />
          <CoursePoster
            open={isSharing}
            onClose={() => setIsSharing(false)}
            course={course}
            me={me}
          />
        </>
      )}
    </CampaignShell>
  )
}
