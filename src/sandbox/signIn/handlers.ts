import { readSignStatus, signDay } from '@/api/signIn'
import { handleMember } from '@/sandbox/handle'
import { balanceOf } from '@/sandbox/points/data'
import { sign } from './sign'
import { statusOf } from './status'

export const handlers = [
  handleMember(readSignStatus, async (call) => {
    const { available } = await balanceOf(call.user.uid)
    return statusOf(call, available)
  }),
  handleMember(signDay, (call) => sign(call)),
]
