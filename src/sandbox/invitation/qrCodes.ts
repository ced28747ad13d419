import type { QrCode, QrCodeRequest } from '@/api/invitation'
import { asRecord } from '@/lib/storage/json'
import { shareUrl, type ShareParams } from '@/lib/url/shareUrl'
import { refuse, type Refusal } from '@/sandbox/answer'
import { DAY_MS, stamp } from '@/sandbox/clock'
import { pageUrl } from '@/sandbox/scenario'
import type { Call, MemberCall } from '@/sandbox/serve/handle'

const MINUTE_MS = 60_000

/** A poster's code: the page with what it was asked to carry in its address, and nothing else. */
export function posterCode(call: MemberCall<QrCodeRequest>): QrCode | Refusal {
  const { path = '', params, activityId } = call.payload
  if (!/^\/[\w/-]*$/.test(path)) return refuse(90_002, '页面路径有误')
  return codeOf(call, path, { ...asRecord(params), activityId }, 7 * DAY_MS)
}

/** A code of the person's own story: it has their uid. */
export function storyCode(call: MemberCall<{ activityId?: string }>): QrCode {
  const { activityId } = call.payload
  const params = { activityId, shareUid: call.user.uid, from: 'poster' }
  return codeOf(call, '/second-life-plan', params, 7 * DAY_MS)
}

/** A code for inviting face to face, good for ten minutes. */
export function faceToFaceCode(
  call: MemberCall<{ activityId?: string }>,
): (QrCode & { inviteCode: string; serverTime: string }) | Refusal {
  if (call.scenario('qr_limit')) return refuse(40_003)
  const { activityId } = call.payload
  const { inviteCode } = call.user
  const params = { activityId, inviteCode, from: 'qr' }
  const code = codeOf(call, '/invent-user', params, 10 * MINUTE_MS)
  return { ...code, inviteCode, serverTime: stamp(call.now) }
}

/** A code that opens a page of ours, by scenario. */
export function codeOf(
  { request, scenario, now }: Pick<Call, 'request' | 'scenario' | 'now'>,
  path: string,
  params: ShareParams,
  lifetimeMs: number,
): QrCode {
  if (scenario('qr_bad')) return { qrcodeContent: 'javascript:alert(1)', expireAt: '' }
  if (scenario('qr_empty')) return { qrcodeContent: '', expireAt: '' }
  const { origin } = pageUrl(request.headers) ?? new URL(request.url)
  return {
    qrcodeContent: shareUrl(path, params, origin),
    expireAt: stamp(
      now + (scenario('qr_expired') ? -MINUTE_MS : scenario('qr_soon') ? 10_000 : lifetimeMs),
    ),
  }
}
