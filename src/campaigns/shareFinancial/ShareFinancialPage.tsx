import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readAnnualCourse, type Course } from '@/api/forbes'
import { createRegistrationCode } from '@/api/registration'
import { validInviter } from '@/kit/landing/inviter'
import { InviterLine } from '@/kit/landing/InviterLine'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { MediaBar } from '@/kit/media/MediaBar'
import { useMediaPlayer } from '@/kit/media/useMediaPlayer'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/rules/SidePill'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { SkeletonCards } from '@/ui/Skeleton'
import { classes } from '@/ui/classes'
import { CourseCard } from './CourseCard'
import { Hero } from './Hero'
import { Lessons, useLessons } from './Lessons'
import { MainBar } from './MainBar'
import { addressOf, factsOf, isOff, lessonsOf, type CourseAddress } from './course'
import { head } from './head'
import styles from './ShareFinancial.module.css'

/** 「财经年课」: the annual course, with lessons to try. */
export function ShareFinancialPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const address = addressOf(params)
  const { courseId, inviteCode, isBad } = address
  usePageView(pageName, { courseId, inviteCode })
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
      skeleton={<SkeletonCards heights={[440, 260]} over={72} />}
      hero={<Hero />}
      pills={course && <SidePill label="分享" onPress={share} />}
      bottomBar={
        state.name === 'GUEST' ? (
          <LoginButton wide />
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
          <CourseCard course={course} />
          {inviter && (
            <InviterLine inviter={inviter} text="邀请你一起学" className={styles.inviter} />
          )}
          <About course={course} />
          <Lessons lessons={lessons} player={live} onOpen={open} />
          <Notes />
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

/** The course, the account, and the inviter. */
function useCourse({ courseId, inviteCode }: CourseAddress) {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const visit = readVisitParams(params)
  const { data, error } = useAnswer(readAnnualCourse, { courseId, inviteCode })
  const me = useMe({ enabled: loggedIn })
  const inviter = useQuery(inviterQuery(visit))
  const shell = useShellState({ data, error })
  const found = validInviter(inviter.data)
  return {
    course: data && !isOff(data) ? data : undefined,
    state: shell.name === 'READY' ? stateOf(data) : shell,
    me: me.data,
    // People cannot invite themselves.
    inviter: found && found.uid === me.data?.uid ? undefined : found,
  }
}

function stateOf(data: Course | null | undefined): ShellState {
  if (data === null) return { name: 'EMPTY', text: '课程不存在或已下架' }
  return data && isOff(data) ? { name: 'EMPTY', text: '课程已下架' } : { name: 'READY' }
}

/** What it is about, and its figures; nothing if neither is known. */
function About({ course }: { course: Course }) {
  const facts = factsOf(course)
  if (course.subTitle === '' && facts.length === 0) return null
  return (
    <Card heading="课程介绍">
      {course.subTitle !== '' && <p className={styles.intro}>{course.subTitle}</p>}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const NOTES = [
  '购买和学习在App内完成，试听进度在本次浏览中保留。',
  '课程为数字内容，有效期内可反复学习。',
] as const

function Notes() {
  return (
    <section className={styles.notes} aria-label="说明">
      <p className={styles.risk}>课程内容不构成投资建议</p>
      {NOTES.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  )
}

interface CoursePosterProps {
  open: boolean
  onClose: () => void
  course: Course
  /** Undefined for a guest, who may share as well. */
  me: { uid: string; nickname: string; avatar: string; inviteCode: string } | undefined
}

const PATH = '/shareFinancial'
/** The scene of the registration code, ASSUMED. */
const SCENE = 'ANNUAL_COURSE'

/** The course as a poster; its code is the registration's. */
function CoursePoster({ open, onClose, course, me }: CoursePosterProps) {
  const { courseId, teacher, lessonCount } = course
  const parts = [teacher?.name && `主讲 ${teacher.name}`, lessonCount > 0 && `共${lessonCount}节`]
  const line = parts.filter(Boolean).join(' · ') || '一年，把钱这件事讲明白'
  const title = course.title || head.title
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title, line }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{
        title,
        text: line,
        url: shareUrl(PATH, { courseId, inviteCode: me?.inviteCode }),
      }}
      loadCode={() =>
        createRegistrationCode({
          scene: SCENE,
          page: `${PATH}?courseId=${encodeURIComponent(courseId)}`,
          shareUid: me?.uid,
        })
      }
      scene={() => import('./PosterScene')}
    />
  )
}
