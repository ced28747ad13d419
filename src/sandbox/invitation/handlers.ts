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
import type { NewUser, NewUserRequest } from '@/api/invitation'
import { Refusal, refuse } from '@/sandbox/answer'
import { handle, handleMember, handleOnce, isOnPage, type Call } from '@/sandbox/serve/handle'
import { bindsInviter, loginBySms } from '@/sandbox/login/passport'
import { findUser } from '@/sandbox/users'
import { contestEntrants } from '@/sandbox/activity/contest'
import { stamp } from '@/sandbox/clock'
import { sharedUserOf } from './inviter'
import { faceToFaceCode, posterCode } from './qrCodes'
import { arrive, registrantsOf, validTotal } from '@/sandbox/registrants'
import { receive, tiersOf } from './rewards'

/** Why a phone cannot be invited. */
function verify(call: Call<{ phone: string; inviteCode?: string }>) {
  const { payload, scenario } = call
  return {
    registered: isRegistered(call),
    boundInviter: scenario('bound'),
    selfInvite:
      scenario('self') ||
      (payload.inviteCode !== undefined &&
        findUser({ inviteCode: payload.inviteCode })?.phone === payload.phone),
  }
}

function isRegistered({ payload: { phone = '' }, scenario }: Call<{ phone: string }>): boolean {
  return scenario('old_user') || findUser({ phone }) !== undefined
}

/** Registers a new account; existing ones use the usual login. */
async function register(call: Call<NewUserRequest>): Promise<NewUser | Refusal> {
  if (isRegistered(call)) return refuse(40_005)
  const login = loginBySms(call)
  if (login instanceof Refusal) return login
  return { ...login, bound: bindsInviter(call), rewardName: '新人探索礼包' }
}

const RESIDENTS = 12_846
const TARGET = 20_000

export const handlers = [
  handle(readSharedUser, sharedUserOf),
  handleMember(listRegistrants, (call) =>
    isOnPage(call, '/competition') ? contestEntrants(call) : registrantsOf(call, call.user.uid),
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
