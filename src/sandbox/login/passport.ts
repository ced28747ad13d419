import type { LoginAnswer, LoginRequest, UserInfo } from '@/api/login'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import type { Call } from '@/sandbox/handle'
import { recordInvitation } from '@/sandbox/invitation/registrants'
import { findOrCreate, findUser, maskPhone, tokenOf, users } from '@/sandbox/users'
import type { User } from '@/sandbox/users'
import { realNameOf } from './realName'
import { checkCode } from './sms'

const WEEK_MS = 7 * 86_400_000

type Scenarios = Call<unknown>['scenario']

/** The part of a login by phone and code that every login call shares: checks both, then finds or registers the person. */
export async function loginBySms(
  call: Pick<Call<Omit<LoginRequest, 'loginType'>>, 'payload' | 'now' | 'scenario' | 'art'>,
): Promise<LoginAnswer | Refusal> {
  const { phone = '', smsCode, inviteCode, privacyVersion = '' } = call.payload
  if (!/^1[3-9]\d{9}$/.test(phone)) return refuse(90_002, '请输入正确的手机号')
  const wrong = checkCode(call, phone, smsCode)
  if (wrong) return wrong
  const inviter = inviteCode ? findUser({ inviteCode }) : undefined
  if (inviter?.phone === phone || call.scenario('self')) return refuse(50_005)
  const { user, created } = await findOrCreate(phone, 'NONE')
  const isNewUser = isNewIn(call.scenario, created)
  if (inviter && created && isNewUser && !call.scenario('bound'))
    await recordInvitation(call, inviter.uid, user)
  await users.update((q) => q.where({ uid: user.uid }), {
    data(draft) {
      draft.agreedVersion = privacyVersion
    },
  })
  return {
    ...recordOf(user, call.now, call.scenario),
    nickname: user.nickname,
    avatar: call.art('avatar', user.uid),
    isNewUser,
  }
}

/** Whoever is bound to an inviter has been here before. */
function isNewIn(scenario: Scenarios, created: boolean): boolean {
  if (scenario('new_user')) return true
  return created && !scenario('old_user') && !scenario('bound')
}

export function recordOf(user: User, now: number, scenario: Scenarios) {
  const expireIn = scenario('expire_soon') ? 5 : now + WEEK_MS
  return { accessToken: tokenOf(user.uid), expireIn, uid: user.uid }
}

export function infoOf(
  { art, scenario, user: asker }: Pick<Call<unknown>, 'art' | 'scenario' | 'user'>,
  user: User,
): UserInfo {
  return {
    uid: user.uid,
    nickname: user.nickname,
    avatar: art('avatar', user.uid),
    phoneMasked: maskPhone(user.phone),
    level: user.level,
    realNameStatus: user.uid === asker?.uid ? realNameOf(scenario, user) : user.realNameStatus,
    isNewUser: user.isNewUser,
    inviteCode: user.inviteCode,
  }
}
