import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readAnnualCourse } from '@/api/forbes'
import { inviterKey, validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useAnswer } from '@/kit/page/query/answer'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { readVisitParams } from '@/lib/url/urlParams'
import type { CourseAddress } from '../address'
import { isOff } from '../course'

/** The course, the account, and the inviter. */
export function useCourse(address: CourseAddress) {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const visit = readVisitParams(params)
  const { data, error } = useAnswer(readAnnualCourse, {
    courseId: address.courseId,
    inviteCode: address.inviteCode,
  })
  const me = useMe({ enabled: loggedIn })
  const inviter = useQuery({ ...inviterQuery(visit), enabled: inviterKey(visit) !== undefined })
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

function stateOf(data: Parameters<typeof isOff>[0] | null | undefined): ShellState {
  if (data === null) return { name: 'EMPTY', text: '课程不存在或已下架' }
  return data && isOff(data) ? { name: 'EMPTY', text: '课程已下架' } : { name: 'READY' }
}
