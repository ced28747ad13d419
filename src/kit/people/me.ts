import { readUserInfo } from '@/api/login'
import type { UserInfo } from '@/api/login'
import { useAnswer } from '@/kit/page/query/answer'
import type { AnswerOptions } from '@/kit/page/query/answer'

/** The person who is logged in. `enabled` where a guest may be there: the call asks for nobody then. */
export function useMe(options?: AnswerOptions<UserInfo, UserInfo>) {
  return useAnswer(readUserInfo, {}, options)
}
