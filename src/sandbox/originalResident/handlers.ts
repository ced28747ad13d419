import { readResidentInviter, searchResidentRewards } from '@/api/originalResident'
import { handle } from '@/sandbox/handle'
import { inviterOf } from './residents'
import { rewardsOf } from './rewards'

export const handlers = [
  handle(searchResidentRewards, rewardsOf),
  handle(readResidentInviter, inviterOf),
]
