import { idOf, inviteCodeOf } from '@/lib/url/urlParams'

export interface CourseAddress {
  /** Undefined: the current course. */
  courseId: string | undefined
  inviteCode: string | undefined
  /** The course's id is malformed. */
  isBad: boolean
}

export function addressOf(params: URLSearchParams): CourseAddress {
  const courseId = idOf(params.get('courseId'))
  return {
    courseId,
    inviteCode: inviteCodeOf(params.get('inviteCode')),
    isBad: params.has('courseId') && courseId === undefined,
  }
}
