import { BUSINESS_CODES } from '@/api/core/failure'

/** What has to come of a call that fails. */
export interface Expected {
  /** The verdict's kind, or what was broken about the answer. */
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
  /** Only a call about the person is answered so. */
  personal?: true
}

const notice = (state: string, label: string): LabCase => ({
  state,
  label,
  verdict: 'notice',
  toasted: true,
})

const broken = (state: string, label: string, verdict: string): LabCase => ({
  state,
  label,
  verdict,
  toasted: false,
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
  { ...notice('token_bad', '消息含 TOKEN'), note: '会清除本机登录记录' },
  { ...broken('guest', 'S00000 未登录', 'signedOut'), personal: true },
  { ...broken('http_504', 'HTTP 504 发布中', 'http'), toasted: true },
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
    verdict: 'business',
    code: Number(code),
    toasted: false,
  }),
)
