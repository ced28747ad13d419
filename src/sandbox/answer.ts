import { BUSINESS_CODES } from '@/api/core/verdict/failure'

/** The success envelope of each service. */
const ENVELOPES: Readonly<Record<string, object>> = {
  adminland: { statusCode: 200, message: 'success' },
  land: { statusCode: 200, message: 'success' },
  newcommerce: { statusCode: 200, message: 'success' },
  ucenter: { errorCode: 0, errorMsg: '' },
  acApi: { code: 200, msg: 'ok' },
  finance: { code: 200, msg: 'ok' },
  xfacade: { errorCode: 200, errorMsg: '' },
}

/** The body of a refused call. */
export class Refusal {
  constructor(readonly body: object) {}
}

/** A business refusal; with the code's text by default. */
export function refuse(code: number, message = BUSINESS_CODES[code] ?? '操作失败'): Refusal {
  return new Refusal({ statusCode: 409, code, message })
}

const CLAIM_CODES: Readonly<Record<string, number>> = { CLAIMED: 20_001, SOLD_OUT: 20_002 }

/** The refusal of a claim, by the status of the reward. */
export const refuseReward = (status: string): Refusal => refuse(CLAIM_CODES[status] ?? 20_003)

/** Not logged in, or the login timed out. */
export function signedOut(): Refusal {
  return new Refusal({ code: 'S00000', message: '请先登录' })
}

/** The text of a success in the envelope of the path's service. */
export function okText(path: string, data: unknown): string {
  const service = path.split('/')[1] ?? ''
  return unquoteRaw(JSON.stringify({ ...ENVELOPES[service], data: data ?? null }))
}

export function answerWith(text: string, init: ResponseInit = {}): Response {
  return new Response(text, {
    ...init,
    headers: { 'Content-Type': 'application/json;charset=UTF-8', 'Cache-Control': 'no-store' },
  })
}

const RAW_MARK = 'raw-number:'

/** Digits that travel as a JSON number, also when no double holds them: that is how a Java `Long` arrives. */
export function rawNumber(digits: string): string {
  return `${RAW_MARK}${digits}`
}

function unquoteRaw(json: string): string {
  return json.replace(new RegExp(`"${RAW_MARK}(\\d+)"`, 'g'), '$1')
}
