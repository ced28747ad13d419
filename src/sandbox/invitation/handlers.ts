import {
  generateQrCode,
  listRegistrants,
  pullNewQrCode,
  readClaimButtons,
  readPromotionNumber,
  readSharedUser,
  receiveReward,
  addNewUser,
  refreshRegistrants,
  verifyRegistration,
} from '@/api/invitation'
import { isContest } from '@/sandbox/activity/contest'
import { contestEntrants } from '@/sandbox/activity/entrants'
import { stamp } from '@/sandbox/clock'
import { handle, handleMember, handleOnce } from '@/sandbox/serve/handle'
import { sharedUserOf } from './inviter'
import { register, verify } from './newUser'
import { faceToFaceCode, posterCode } from './qrCodes'
import { arrive, registrantsOf, validTotal } from './registrants'
import { receive, tiersOf } from './rewards'

const RESIDENTS = 12_846
const TARGET = 20_000

export const handlers = [
  handle(readSharedUser, sharedUserOf),
  handleMember(listRegistrants, (call) =>
    isContest(call) ? contestEntrants(call) : registrantsOf(call, call.user.uid),
  ),
  handleMember(refreshRegistrants, (call) => {
    arrive(call, call.user.uid)
    return { ...registrantsOf(call, call.user.uid), refreshTime: stamp(call.now) }
  }),
  handle(readPromotionNumber, (call) => {
    const mine = call.user ? validTotal(call, call.user.uid) : 0
    return { total: RESIDENTS + mine, today: 137, mine, target: TARGET }
  }),
  handleMember(generateQrCode, posterCode),
  handleMember(pullNewQrCode, faceToFaceCode),
  handleMember(readClaimButtons, (call) => ({
    validInvited: validTotal(call, call.user.uid),
    buttons: tiersOf(call, call.user.uid),
  })),
  handleOnce(receiveReward, receive),
  handle(verifyRegistration, verify),
  handle(addNewUser, register),
]
