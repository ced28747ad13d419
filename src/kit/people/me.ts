import { readUserInfo, type UserInfo } from '@/api/login'
import { useAnswer, type AnswerOptions } from '@/kit/query/answer'

/** The person who is logged in. Set `enabled` where there may be a guest: the call needs a login. */
export function useMe(options?: AnswerOptions<UserInfo, UserInfo>) {
  return useAnswer(readUserInfo, {}, options)
}
