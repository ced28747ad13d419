import { readUserPoints } from '@/api/points'
import { stamp } from '@/sandbox/clock'
import { handleMember } from '@/sandbox/serve/handle'
import { balances } from './account'

const EXPIRING = 120

export const handlers = [
  handleMember(readUserPoints, (call) => {
    const { available, frozen } = balances.of(call)
    const year = stamp(call.now).slice(0, 4)
    const expiring = Math.min(EXPIRING, available)
    return { available, frozen, expiring, expiringAt: `${year}-12-31 23:59:59` }
  }),
]
