import type { Course } from '@/api/forbes'
import { createRegistrationCode } from '@/api/registration'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { head } from './head'

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
export function CoursePoster({ open, onClose, course, me }: CoursePosterProps) {
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
        imageUrl: '',
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
