import {
  generateQrCode,
  listRegistrants,
  pullNewQrCode,
  readClaimButtons,
  readPromotionNumber,
  readSharedUser,
  receiveReward,
  refreshRegistrants,
} from '@/api/invitation'
import { stamp } from '@/sandbox/clock'
import { handle, handleMember } from '@/sandbox/handle'
import { receive } from './claims'
import { faceToFaceCode, posterCode } from './qrCodes'
import { arrive, registrantsOf, validTotal } from './registrants'
import { sharedUserOf } from './sharedUser'
import { tiersOf } from './tiers'

const RESIDENTS = 12_846
const TARGET = 20_000

export const handlers = [
  handle(readSharedUser, sharedUserOf),
  handleMember(listRegistrants, (call) => registrantsOf(call, call.user.uid)),
  handleMember(refreshRegistrants, async (call) => {
    await arrive(call, call.user.uid)
    return { ...(await registrantsOf(call, call.user.uid)), refreshTime: stamp(call.now) }
  }),
  handle(readPromotionNumber, async (call) => {
    const mine = call.user ? await validTotal(call, call.user.uid) : 0
    return { total: RESIDENTS + mine, today: 137, mine, target: TARGET }
  }),
  handleMember(generateQrCode, posterCode),
  handleMember(pullNewQrCode, faceToFaceCode),
  handleMember(readClaimButtons, async (call) => ({
    validInvited: await validTotal(call, call.user.uid),
    buttons: await tiersOf(call, call.user),
  })),
  handleMember(receiveReward, receive),
]
