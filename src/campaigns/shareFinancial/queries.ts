import { queryOptions } from '@tanstack/react-query'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { readAnnualCourse } from '@/api/forbes'
import { addressOf } from './address'
import type { CourseAddress } from './address'

/** The course of the address, or the current one; null where there is none. @param session `sessionKey()` */
export const courseQuery = (session: number, { courseId, inviteCode }: CourseAddress) =>
  queryOptions({
    queryKey: ['shareFinancial', 'course', courseId, inviteCode, session],
    queryFn: ({ signal }) => readAnnualCourse({ courseId, inviteCode }, { signal }),
  })

export const mainRequest: MainRequestOf = ({ params }) => {
  const { courseId, inviteCode, isBad } = addressOf(params)
  return isBad ? undefined : { call: readAnnualCourse, payload: { courseId, inviteCode } }
}
