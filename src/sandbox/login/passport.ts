import type { LoginAnswer, LoginRequest, UserInfo } from '@/api/login'
import { accountsOf } from '@/sandbox/account'
import { refuse, type Refusal } from '@/sandbox/answer'
import { DAY_MS } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { recordInvitation } from '@/sandbox/registrants'
import { findOrCreate, findUser, isSeeded, maskPhone, recordTokenOf } from '@/sandbox/users'
import type { User } from '@/sandbox/users'
import { agreements } from '@/sandbox/privacy/agreements'
import { checkCode } from './sms'

const LOGIN_MS = 7 * DAY_MS

/** The part of a login by phone and code that every login call shares: checks both, then finds or registers the person. */
export function loginBySms(call: Call<Omit<LoginRequest, 'loginType'>>): LoginAnswer | Refusal {
  const { phone = '', smsCode, inviteCode, privacyVersion = '' } = call.payload
  if (!/^1[3-9]\d{9}$/.test(phone)) return refuse(90_002, '请输入正确的手机号')
  const wrong = checkCode(call, phone, smsCode)
  if (wrong) return wrong
  const inviter = inviteCode ? findUser({ inviteCode }) : undefined
  if (inviter?.phone === phone || call.scenario('self')) return refuse(50_005)
  const { user, created } = findOrCreate(phone, 'NONE')
  const isNewUser = isNewIn(call, user, created)
  if (privacyVersion) agreements.of(call, user.uid).version = privacyVersion
  if (inviter && created && isNewUser && !call.scenario('bound'))
    recordInvitation(call, inviter.uid, user)
  user.agreedVersion = privacyVersion
  return {
    ...recordOf(call, user),
    nickname: user.nickname,
    avatar: call.art('avatar', user.uid),
    isNewUser,
  }
}

/** A new account of this call is bound to the owner of the code. */
export function bindsInviter({ payload, scenario }: Call<{ inviteCode?: string }>): boolean {
  const { inviteCode } = payload
  return !scenario('bound') && inviteCode !== undefined && findUser({ inviteCode }) !== undefined
}

/** Who has logged in before, in the scenario in which every account is new. */
const regulars = accountsOf(() => ({ has: false }), ['new_user'])

/** An account that is bound to an inviter is not new. */
function isNewIn(call: Call, { uid }: User, created: boolean): boolean {
  const { scenario } = call
  if (scenario('new_user')) {
    const known = regulars.of(call, uid)
    const isFirst = !known.has
    known.has = true
    return isFirst
  }
  return created && !scenario('old_user') && !scenario('bound')
}

export function recordOf({ now, scenario }: Call, user: User) {
  const expireIn = scenario('expire_soon') ? 5 : now + LOGIN_MS
  return { accessToken: recordTokenOf(user.uid), expireIn, uid: user.uid }
}

export function infoOf(call: Call, user: User): UserInfo {
  return {
    uid: user.uid,
    nickname: user.nickname,
    avatar: call.art('avatar', user.uid),
    phoneMasked: maskPhone(user.phone),
    level: user.level,
    realNameStatus:
      user.uid === call.user?.uid ? realNameOf(call, user) : friendRealNameOf(call, user),
    isNewUser: user.isNewUser || call.scenario('new_user'),
    inviteCode: user.inviteCode,
    bio: isSeeded(user.uid) ? '在数字世界里慢慢盖房子的人' : '',
    fansCount: isSeeded(user.uid) ? 1280 + user.level * 317 : 0,
  }
}

/** The status of another person's real-name check, by scenario. */
export function friendRealNameOf({ scenario }: Call, user: User): UserInfo['realNameStatus'] {
  return scenario('friend_unverified') ? 'NONE' : user.realNameStatus
}

/** The status of the person's real-name check, by scenario. */
export function realNameOf({ scenario }: Call, user: User): UserInfo['realNameStatus'] {
  if (scenario('kyc_none') || scenario('new_user')) return 'NONE'
  return scenario('kyc_pending') ? 'PENDING' : user.realNameStatus
}
