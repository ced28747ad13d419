import type { ResidentInviter } from '@/api/originalResident'
import type { Call } from '@/sandbox/handle'
import { findUser } from '@/sandbox/users'
import type { User } from '@/sandbox/users'

const NUMBERS = 12_846n

/** The number that a person has among the residents; it has no zeros in front. */
export function residentNoOf({ uid }: Pick<User, 'uid'>): string {
  return String((BigInt(uid) % NUMBERS) + 1n)
}

export function inviterOf({
  payload: { id = '' },
  user,
  scenario,
  art,
}: Call<{ id: string }>): ResidentInviter | null {
  if (scenario('inviter_unknown')) return null
  const inviter = scenario('self') && user ? user : findUser({ uid: id })
  if (!inviter) return null
  return {
    inviterUid: inviter.uid,
    nickname: inviter.nickname,
    avatar: art('avatar', inviter.uid),
    residentNo: residentNoOf(inviter),
    inviteCode: inviter.inviteCode,
    slogan: '双月之下，帐篷已经为你搭好',
    valid: !scenario('inviter_invalid'),
  }
}
