import type { NewUser, NewUserRequest } from '@/api/invitation'
import { Refusal, refuse } from '@/sandbox/answer'
import type { Call } from '@/sandbox/serve/handle'
import { loginBySms } from '@/sandbox/login/passport'
import { findUser } from '@/sandbox/users'

/** Why a phone cannot be invited. */
export function verify(call: Call<{ phone: string; inviteCode?: string }>) {
  const { payload, scenario } = call
  return {
    registered: isRegistered(call),
    boundInviter: scenario('bound'),
    selfInvite:
      scenario('self') ||
      (payload.inviteCode !== undefined &&
        findUser({ inviteCode: payload.inviteCode })?.phone === payload.phone),
  }
}

function isRegistered({ payload: { phone = '' }, scenario }: Call<{ phone: string }>): boolean {
  return scenario('old_user') || findUser({ phone }) !== undefined
}

/** Registers a new account; existing ones use the usual login. */
export async function register(call: Call<NewUserRequest>): Promise<NewUser | Refusal> {
  if (isRegistered(call)) return refuse(40_005)
  const login = loginBySms(call)
  if (login instanceof Refusal) return login
  const { inviteCode } = call.payload
  const bound =
    !call.scenario('bound') && inviteCode !== undefined && findUser({ inviteCode }) !== undefined
  return { ...login, bound, rewardName: '新人探索礼包' }
}
