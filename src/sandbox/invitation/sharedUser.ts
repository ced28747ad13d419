import type { SharedUser } from '@/api/invitation'
import type { Call } from '@/sandbox/handle'
import { findUser } from '@/sandbox/users'

/** Who is behind an invite code or a sharer's id; null when nobody is. */
export function sharedUserOf({
  payload: { inviteCode, shareUid },
  user,
  scenario,
  art,
}: Call<{ inviteCode?: string; shareUid?: string }>): SharedUser | null {
  if (scenario('inviter_unknown')) return null
  const found = inviteCode
    ? findUser({ inviteCode })
    : shareUid
      ? findUser({ uid: shareUid })
      : undefined
  const sharer = scenario('self') && user ? user : found
  if (!sharer) return null
  return {
    uid: sharer.uid,
    nickname: sharer.nickname,
    avatar: art('avatar', sharer.uid),
    inviteCode: sharer.inviteCode,
    title: `星球居民 Lv.${sharer.level}`,
    valid: !scenario('inviter_invalid'),
  }
}
