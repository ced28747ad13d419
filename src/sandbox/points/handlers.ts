import { readUserPoints } from '@/api/points'
import { stamp } from '@/sandbox/clock'
import { handleMember } from '@/sandbox/handle'
import { balanceOf } from './data'

const EXPIRING = 120

export const handlers = [
  handleMember(readUserPoints, async ({ user, now }) => {
    const { available, frozen } = await balanceOf(user.uid)
    const year = stamp(now).slice(0, 4)
    const expiring = Math.min(EXPIRING, available)
    return { available, frozen, expiring, expiringAt: `${year}-12-31 23:59:59` }
  }),
]
