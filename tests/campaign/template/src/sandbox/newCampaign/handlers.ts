import { readNewCampaign, receiveNewCampaignGift, type NewCampaign } from '@/api/newCampaign'
import { accountsOf } from '@/sandbox/account'
import { activityOf, refuseUnlessOpen } from '@/sandbox/activity'
import { refuse } from '@/sandbox/answer'
import { day } from '@/sandbox/clock'
import { handle, handleOnce, type Call } from '@/sandbox/serve/handle'

const GIFT_POINTS = 30

/** The days on which each person has received a gift. */
const accounts = accountsOf(
  ({ now, scenario }) => ({ days: new Set(scenario('gift_claimed') ? [day(now)] : []) }),
  ['gift_claimed'],
)

export const handlers = [
  handle(readNewCampaign, (call) => ({
    ...activityOf(call),
    gift: giftOf(call),
    giftPoints: GIFT_POINTS,
    giftDays: accounts.of(call).days.size,
  })),
  handleOnce(receiveNewCampaignGift, (call) => {
    const closed = refuseUnlessOpen(call)
    if (closed) return closed
    const gift = giftOf(call)
    if (gift !== 'CLAIMABLE') return refuse(gift === 'CLAIMED' ? 20_001 : 20_002)
    accounts.of(call).days.add(day(call.now))
    return { giftPoints: GIFT_POINTS }
  }),
]

function giftOf(call: Call): NewCampaign['gift'] {
  if (accounts.of(call).days.has(day(call.now))) return 'CLAIMED'
  return call.scenario('gift_gone') ? 'SOLD_OUT' : 'CLAIMABLE'
}
