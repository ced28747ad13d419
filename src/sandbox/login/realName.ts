import type { UserInfo } from '@/api/login'
import type { Call } from '@/sandbox/handle'
import type { User } from '@/sandbox/users'

/** How far the person's real-name check is; somebody new has not begun it. */
export function realNameOf(
  scenario: Call<unknown>['scenario'],
  { realNameStatus }: Pick<User, 'realNameStatus'>,
): UserInfo['realNameStatus'] {
  if (scenario('kyc_none') || scenario('new_user')) return 'NONE'
  return scenario('kyc_pending') ? 'PENDING' : realNameStatus
}
