import type { ReceivedReward } from '@/api/invitation'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import type { MemberCall } from '@/sandbox/serve/handle'
import { PRIZES, accounts, idOf, statusOf } from './story'

const RESEND_SEC = 60
const REFUSED = { CLAIMED: 20_001, SOLD_OUT: 20_002, LOCKED: 20_003 } as const

/** Also after the end, until the rewards themselves are closed. */
export function receive(call: MemberCall<{ rewardId: string }>): ReceivedReward | Refusal {
  if (call.scenario('claim_closed')) return refuse(10_002)
  const at = PRIZES.findIndex((_prize, index) => idOf(index) === call.payload.rewardId)
  const prize = PRIZES[at]
  if (!prize) return refuse(20_003)
  const account = accounts.of(call)
  const status = statusOf(call, at, account)
  if (status !== 'CLAIMABLE') return refuse(REFUSED[status])
  account.claimed.add(idOf(at))
  return {
    rewardId: idOf(at),
    name: prize.name,
    img: call.art(prize.art, idOf(at)),
    count: 1,
    type: prize.type,
    needAddress: false,
    status: call.scenario('pending') ? 'PROCESSING' : 'SUCCESS',
  }
}

/** One message a minute to a phone, for a reward that has been claimed and needs it. */
export function messageTo(call: MemberCall<{ rewardId: string; phone: string }>) {
  const { rewardId = '', phone = '' } = call.payload
  if (!/^1[3-9]\d{9}$/.test(phone)) return refuse(90_002, '请输入正确的手机号')
  const { claimed, messages } = accounts.of(call)
  const prize = PRIZES.find((_prize, at) => idOf(at) === rewardId)
  if (!prize?.needPhone || !claimed.has(rewardId)) return refuse(20_003)
  if (call.scenario('sms_limit')) return refuse(40_004)
  const key = `${rewardId}/${phone}`
  const last = messages.get(key)
  if (last !== undefined && call.now - last < RESEND_SEC * 1000) return refuse(40_003)
  if (call.scenario('msg_failed')) return { sent: false, resendSec: 0 }
  messages.set(key, call.now)
  return { sent: true, resendSec: RESEND_SEC }
}
