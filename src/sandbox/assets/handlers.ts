import { ASSET_PAGE_SIZE, giveAssets, listAssets, type Gift, type GiveRequest } from '@/api/assets'
import { refuse, type Refusal } from '@/sandbox/answer'
import { handleMember, handleOnce, type MemberCall } from '@/sandbox/serve/handle'
import { checkCode } from '@/sandbox/login/sms'
import { pageOf } from '@/sandbox/paging'
import { findUser } from '@/sandbox/users'
import { hand, ownedBy } from './owned'

const MOST = 9

export const handlers = [
  handleMember(listAssets, (call) => {
    const { keyword = '', category = '', itemId = '' } = call.payload
    const shown = ownedBy(call).filter(
      (asset) =>
        (asset.name + asset.serialNo).includes(keyword) &&
        (category === '' || asset.category === category) &&
        (itemId === '' || asset.itemId === itemId),
    )
    return pageOf(call, shown, ASSET_PAGE_SIZE)
  }),
  handleOnce(giveAssets, give),
]

/** The ids in the body; anything that is no string is dropped. */
function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === 'string'))] : []
}

function give(call: MemberCall<GiveRequest>): Gift | Refusal {
  const { toUid = '', smsCode } = call.payload
  const refusal = refusalOf(call, toUid) ?? checkCode(call, call.user.phone, smsCode)
  if (refusal) return refusal
  const ids = idsIn(call.payload.assetIds)
  if (ids.length === 0 || ids.length > MOST) return refuse(90_002, '一次最多选择9件')
  const owned = ownedBy(call)
  const wanted = owned.filter(({ assetId }) => ids.includes(assetId))
  if (wanted.length < ids.length || wanted.some(({ giftable }) => giftable === false))
    return refuse(50_003)
  // The last one does not go through.
  const stuck = call.scenario('give_partial') ? wanted.slice(-1) : []
  const moved = wanted.filter((asset) => !stuck.includes(asset))
  for (const asset of [...moved].reverse()) hand(call, asset, call.user.uid, toUid)
  return {
    giveNo: `GV${call.now}`,
    status: call.scenario('pending') ? 'PROCESSING' : 'SUCCESS',
    failed: stuck.map(({ assetId }) => ({ assetId, reason: '链上校验未通过' })),
  }
}

function refusalOf(call: MemberCall, toUid: string): Refusal | undefined {
  if (toUid === call.user.uid) return refuse(50_002)
  const receiver = findUser({ uid: toUid })
  if (!receiver) return refuse(50_001)
  const isKnown = receiver.realNameStatus === 'PASSED' && !call.scenario('friend_unverified')
  return isKnown ? undefined : refuse(50_004)
}
