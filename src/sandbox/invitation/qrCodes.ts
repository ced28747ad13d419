import type { QrCode, QrCodeRequest } from '@/api/invitation'
import { asRecord } from '@/lib/json'
import { shareUrl } from '@/lib/shareUrl'
import type { ShareParams } from '@/lib/shareUrl'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import { stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/handle'
import type { User } from '@/sandbox/users'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS

/** A poster's code: the page with the person's own invitation in its address. */
export function posterCode(call: Call<QrCodeRequest, User>): QrCode | Refusal {
  const { path = '', params, activityId } = call.payload
  if (!/^\/[\w/-]*$/.test(path)) return refuse(90_002, '页面路径有误')
  return codeOf(call, path, { ...asRecord(params), activityId, from: 'poster' }, 7 * DAY_MS)
}

/** A code for inviting face to face, good for ten minutes. */
export function faceToFaceCode(
  call: Call<{ activityId?: string }, User>,
): (QrCode & { inviteCode: string }) | Refusal {
  if (call.scenario('qr_limit')) return refuse(40_003)
  const { activityId } = call.payload
  const code = codeOf(call, '/invent-user', { activityId, from: 'qr' }, 10 * MINUTE_MS)
  return { ...code, inviteCode: call.user.inviteCode }
}

function codeOf(
  { user, request, scenario, now }: Pick<Call<void, User>, 'user' | 'request' | 'scenario' | 'now'>,
  path: string,
  params: ShareParams,
  lifetimeMs: number,
): QrCode {
  if (scenario('qr_bad')) return { qrcodeContent: 'javascript:alert(1)', expireAt: '' }
  if (scenario('qr_empty')) return { qrcodeContent: '', expireAt: '' }
  const invitation = { inviteCode: user.inviteCode, shareUid: user.uid }
  return {
    qrcodeContent: shareUrl(path, { ...params, ...invitation }, pageOrigin(request)),
    expireAt: stamp(now + lifetimeOf(scenario, lifetimeMs)),
  }
}

function lifetimeOf(scenario: (name: string) => boolean, usual: number): number {
  if (scenario('qr_expired')) return -MINUTE_MS
  return scenario('qr_soon') ? 10_000 : usual
}

/** Where the person's own page stands: a code has to lead there. */
function pageOrigin(request: Request): string {
  const page = request.headers.get('X-App-Url') ?? ''
  return new URL(URL.canParse(page) ? page : request.url).origin
}
