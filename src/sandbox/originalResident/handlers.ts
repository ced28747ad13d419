import { readResidentInviter, searchResidentRewards } from '@/api/originalResident'
import type { ResidentInviter } from '@/api/originalResident'
import { handle } from '@/sandbox/serve/handle'
import type { Call } from '@/sandbox/serve/handle'
import { inviterOf } from '@/sandbox/invitation/inviter'
import { residentNoOf, rewardsOf } from './rewards'

export const handlers = [
  handle(searchResidentRewards, rewardsOf),
  handle(readResidentInviter, residentInviterOf),
]

function residentInviterOf(call: Call<{ id: string }>): ResidentInviter | null {
  const inviter = inviterOf(call, { uid: call.payload.id ?? '' })
  if (!inviter) return null
  return {
    inviterUid: inviter.uid,
    nickname: inviter.nickname,
    avatar: call.art('avatar', inviter.uid),
    residentNo: residentNoOf(inviter.uid),
    inviteCode: inviter.inviteCode,
    slogan: '双月之下，帐篷已经为你搭好',
    valid: !call.scenario('inviter_invalid'),
  }
}
