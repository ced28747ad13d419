import type { UserInfo } from '@/api/login'
import type { Call } from '@/sandbox/handle'
import type { User } from '@/sandbox/users'

/** How far the person's real-name check is. */
export function realNameOf(
  scenario: Call<unknown>['scenario'],
  { realNameStatus }: Pick<User, 'realNameStatus'>,
): UserInfo['realNameStatus'] {
  if (scenario('kyc_none')) return 'NONE'
  return scenario('kyc_pending') ? 'PENDING' : realNameStatus
}
