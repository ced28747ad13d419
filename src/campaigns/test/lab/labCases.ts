import { BUSINESS_CODES } from '@/api/core/verdict/failure'

/** The expected result of a call that fails. */
export interface Expected {
  /** The verdict's kind, or the defect of the answer. */
  verdict: string
  code?: number
  /** A toast was shown. */
  toasted: boolean
}

/** One way in which a call can fail. */
export interface LabCase extends Expected {
  /** The sandbox's fixture. */
  state: string
  label: string
  note?: string
  /** Only calls about the person get this answer. */
  personal?: true
}

const lab = (state: string, label: string, verdict: string, toasted = false): LabCase => ({
  state,
  label,
  verdict,
  toasted,
})

/** The toast codes of the request layer, the login's end, and invalid answers. */
export const REQUEST_CASES: readonly LabCase[] = [
  lab('status_400', 'statusCode 400', 'notice', true),
  lab('status_402', 'statusCode 402', 'notice', true),
  lab('status_403', 'statusCode 403', 'notice', true),
  lab('http_500', 'HTTP 500 · statusCode 500', 'notice', true),
  lab('toast', 'statusCode 9806', 'notice', true),
  lab('code_m107', 'code -107', 'notice', true),
  lab('code_m1', 'code -1', 'notice', true),
  lab('code_500', 'code 500', 'notice', true),
  { ...lab('token_bad', '消息含 TOKEN', 'notice', true), note: '会清除本机登录记录' },
  { ...lab('guest', 'S00000 未登录', 'signedOut'), personal: true },
  lab('http_504', 'HTTP 504 发布中', 'http', true),
  lab('http_500_blank', 'HTTP 500 无内容', 'http'),
  lab('cut', '连接中断', 'network'),
  lab('html', '返回网页', 'notJson'),
  lab('empty_body', '返回空内容', 'empty'),
  lab('malformed', 'JSON 不完整', 'notJson'),
  lab('wrong_shape', 'data 类型错误', 'shape'),
]

/** The platform's business codes: the page itself shows them, so there is no toast. */
export const BUSINESS_CASES: readonly LabCase[] = Object.entries(BUSINESS_CODES).map(
  ([code, text]) => ({ ...lab(`code_${code}`, code, 'business'), note: text, code: Number(code) }),
)
