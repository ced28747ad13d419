import type { SharedUser } from '@/api/invitation'
import type { Call } from '@/sandbox/serve/handle'
import { findUser, type User } from '@/sandbox/users'

/** The person in a link, by scenario; undefined if there is none. */
export function inviterOf(
  { scenario, user }: Call,
  named: Partial<Pick<User, 'uid' | 'inviteCode'>>,
): User | undefined {
  if (scenario('inviter_unknown')) return undefined
  return scenario('self') && user ? user : findUser(named)
}

export function sharedUserOf(
  call: Call<{ inviteCode?: string; shareUid?: string }>,
): SharedUser | null {
  const { inviteCode, shareUid = '' } = call.payload
  const sharer = inviterOf(call, inviteCode ? { inviteCode } : { uid: shareUid })
  if (!sharer) return null
  return {
    uid: sharer.uid,
    nickname: sharer.nickname,
    avatar: call.art('avatar', sharer.uid),
    inviteCode: sharer.inviteCode,
    title: `星球居民 Lv.${sharer.level}`,
    valid: !call.scenario('inviter_invalid'),
  }
}
