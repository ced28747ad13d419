import { asNumber, asRecord } from '@/lib/storage/json'
import { isApiError, type ApiErrorKind } from './ApiError'
import { judgedOf } from './judged'
import { judge, messageOf } from './verdict'

/** ASSUMED. The reward, or the day's sign, was taken before. */
export const ALREADY_CLAIMED = 20_001
/** ASSUMED. Sold out meanwhile: the caller names what is gone. */
export const SOLD_OUT = 20_002
/** ASSUMED. The platform's price is another one than the page showed. */
export const PRICE_CHANGED = 30_004
/** ASSUMED. The platform does not publish the text. */
export const SENSITIVE = 70_001

/** ASSUMED business codes of a body's `code`, with the text that the page shows. */
export const BUSINESS_CODES: Readonly<Record<number, string>> = {
  10001: '活动尚未开始',
  10002: '活动已结束',
  10003: '活动已下线',
  [ALREADY_CLAIMED]: '你已领取过该奖励',
  [SOLD_OUT]: '手慢了，奖励已抢光',
  20003: '还未达到领取条件',
  20004: '今日次数已用完',
  30001: '积分不足',
  30002: '余额不足',
  30003: '超过限购数量',
  [PRICE_CHANGED]: '价格已变动，请确认后再试',
  30005: '你有未支付的订单',
  30006: '收货地址不可用',
  40001: '验证码错误，请重新输入',
  40002: '验证码已过期，请重新获取',
  40003: '操作过于频繁，请稍后再试',
  40004: '今日获取次数已达上限，请明天再试',
  40005: '该手机号已注册，请直接登录',
  40006: '该手机号暂无法参与，请联系客服',
  50001: '未找到该用户',
  50002: '不能转赠给自己',
  50003: '该资产暂不可转赠',
  50004: '对方未完成实名认证',
  50005: '不能邀请自己哦',
  60001: '该领地已被认领',
  60002: '申请审核中，请勿重复提交',
  60003: '未满足申请条件',
  [SENSITIVE]: '内容包含敏感信息，请修改',
  70002: '今日对话次数已用完',
  70003: 'TA正在思考，请稍后再试',
}

export interface Failure {
  kind: 'signedOut' | 'business' | 'refused' | ApiErrorKind
  /** The business code, when the platform gave one. */
  code?: number
  /** A Chinese text for the person; never empty. */
  text: string
  /** The API layer has already shown it, or there is nothing to show: do not show it (again). */
  toasted: boolean
  /** A write may have happened: ask for the state before trying again. */
  unknownResult: boolean
}

export const NETWORK_TEXT = '网络开小差了，请稍后再试'
export const LOGIN_OVER_TEXT = '登录已过期，请重新登录'
export const PERSON_CHANGED_TEXT = '登录账号已变化，刚才的操作没有提交'

/** Reads whatever a call rejected with: the platform's body, an `ApiError`, or any other thrown value. */
export function failureOf(error: unknown): Failure {
  if (isApiError(error)) {
    const { kind } = error
    // The page itself has cancelled it: there is nothing to report.
    const aborted = kind === 'aborted'
    const isUnsent = kind === 'personChanged'
    return {
      kind,
      text: isUnsent ? PERSON_CHANGED_TEXT : NETWORK_TEXT,
      toasted: aborted || error.toasted,
      unknownResult: !aborted && !isUnsent,
    }
  }
  const body = asRecord(error)
  if (!body || error instanceof Error)
    return { kind: 'network', text: NETWORK_TEXT, toasted: false, unknownResult: true }
  return bodyFailure(body)
}

function bodyFailure(body: Record<string, unknown>): Failure {
  const { status, judgement } = judgedOf(body) ?? { status: 200, judgement: judge(200, body) }
  const toasted = judgement.kind === 'notice'
  // A token that the platform does not accept means that the login is over, whatever the message.
  if (judgement.purge)
    return { kind: 'signedOut', text: LOGIN_OVER_TEXT, toasted, unknownResult: false }
  if (judgement.kind === 'signedOut')
    return { kind: 'signedOut', text: '请先登录', toasted, unknownResult: false }
  const code = asNumber(body.code)
  const known = BUSINESS_CODES[code]
  const text = known ?? (messageOf(body) || NETWORK_TEXT)
  return known
    ? { kind: 'business', code, text, toasted, unknownResult: false }
    : { kind: 'refused', text, toasted, unknownResult: isServerFault(status, body) }
}

/** A server that broke may have broken after the write. */
function isServerFault(status: number, body: Record<string, unknown>): boolean {
  return status >= 500 || asNumber(body.statusCode) === 500 || asNumber(body.code) === 500
}
