import { BUSINESS_CODES } from '@/api/core/failure'

/** One way in which a call can fail, with what has to come of it. */
export interface LabCase {
  /** The sandbox's fixture. */
  state: string
  label: string
  note?: string
  /** Only a call about the person is answered so. */
  personal?: true
  expected: Expected
}

export interface Expected {
  /** The verdict's kind, or what was broken about the answer. */
  verdict: string
  code?: number
  /** A toast was shown. */
  toasted: boolean
}

const notice = (state: string, label: string, note?: string): LabCase => ({
  state,
  label,
  ...(note && { note }),
  expected: { verdict: 'notice', toasted: true },
})

const broken = (state: string, label: string, verdict: string, toasted = false): LabCase => ({
  state,
  label,
  expected: { verdict, toasted },
})

/** The toast codes of the request layer, the login's end, and answers that are none. */
export const REQUEST_CASES: readonly LabCase[] = [
  notice('status_400', 'statusCode 400'),
  notice('status_402', 'statusCode 402'),
  notice('status_403', 'statusCode 403'),
  notice('http_500', 'HTTP 500 · statusCode 500'),
  notice('toast', 'statusCode 9806'),
  notice('code_m107', 'code -107'),
  notice('code_m1', 'code -1'),
  notice('code_500', 'code 500'),
  notice('token_bad', '消息含 TOKEN', '会清除本机登录记录'),
  {
    state: 'guest',
    label: 'S00000 未登录',
    personal: true,
    expected: { verdict: 'signedOut', toasted: false },
  },
  broken('http_504', 'HTTP 504 发布中', 'http', true),
  broken('http_500_blank', 'HTTP 500 无内容', 'http'),
  broken('cut', '连接中断', 'network'),
  broken('html', '返回网页', 'notJson'),
  broken('empty_body', '返回空内容', 'empty'),
  broken('malformed', 'JSON 不完整', 'notJson'),
  broken('wrong_shape', 'data 类型错误', 'shape'),
]

/** The platform's business codes: the page itself says them, so no toast comes. */
export const BUSINESS_CASES: readonly LabCase[] = Object.entries(BUSINESS_CODES).map(
  ([code, text]) => ({
    state: `code_${code}`,
    label: code,
    note: text,
    expected: { verdict: 'business', code: Number(code), toasted: false },
  }),
)
