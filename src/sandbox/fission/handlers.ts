import { fissionSmsLogin, type FissionReward } from '@/api/fission'
import { refuseUnlessOpen } from '@/sandbox/activity'
import { Refusal } from '@/sandbox/answer'
import { handle, type Call } from '@/sandbox/serve/handle'
import { bindsInviter, loginBySms } from '@/sandbox/login/passport'
import { onReset } from '@/sandbox/platform'

/** The gift of each person and activity: a repeated call, also after a lost answer, returns the same one. */
const gifts = new Map<string, FissionReward>()
onReset(() => gifts.clear())

export const handlers = [
  handle(fissionSmsLogin, async (call) => {
    const closed = refuseUnlessOpen(call)
    if (closed) return closed
    const login = loginBySms(call)
    if (login instanceof Refusal) return login
    const key = `${login.uid}/${call.payload.activityId ?? ''}`
    const given = gifts.get(key)
    // A bond to another inviter excludes only the new bond, not the gift.
    const isEntitled = login.isNewUser || call.scenario('bound')
    const reward = given ?? (isEntitled ? giftOf(call) : null)
    if (reward) gifts.set(key, reward)
    return {
      ...login,
      isNewUser: reward !== null,
      inviterBound: reward !== null && bindsInviter(call),
      reward,
    }
  }),
]

function giftOf({ scenario }: Call): FissionReward {
  const gift = { name: '新人星球礼盒', amountText: '60积分' }
  if (scenario('sold_out')) return { ...gift, status: 'SOLD_OUT' }
  return { ...gift, status: scenario('pending') ? 'PROCESSING' : 'SUCCESS' }
}
