import { isApiError } from '@/api/core/verdict/ApiError'
import { BUSINESS_CODES, failureOf } from '@/api/core/verdict/failure'
import { judgedOf } from '@/api/core/verdict/judged'
import { DEPLOYING_TEXT } from '@/api/core/verdict/verdict'
import { readUserInfo } from '@/api/login'
import { queryPrivacy } from '@/api/privacy'
import { asRecord } from '@/lib/storage/json'
import { NO_CLIENT_INFO_TEXT } from '@/session/clientInfo'
import { clientInfoHeader, withoutClientInfo } from '@/session/session'
import type { Finding } from '../checks/report'

/** The expected result of a call that fails. */
interface Expected {
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

const ask = () => queryPrivacy({ scene: 'LOGIN' })

let last: Promise<unknown> = Promise.resolve()

/** Provokes an error, one after the other: they share the page's address. */
export function runCase(labCase: LabCase): Promise<Finding> {
  const run = last.then(() => provoke(labCase))
  last = run.catch(() => undefined)
  return run
}

async function provoke({ state, personal, ...expected }: LabCase): Promise<Finding> {
  try {
    if (personal) await withState(state, readUserInfo.path, () => readUserInfo({}))
    else await withState(state, queryPrivacy.path, ask)
  } catch (error) {
    return findingOf(seenOf(error), expected)
  }
  return { ok: false, detail: '请求成功了：后端没有按沙盒场景应答' }
}

/**
 * Runs a call while the page's own address asks the sandbox for a state: the sandbox reads it from `X-App-Url`. Only
 * calls of this path are answered so; the address is put back afterwards, unless the person has left it meanwhile.
 */
export async function withState<Answer>(
  state: string,
  path: string,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const before = window.location.href
  const asking = new URL(before)
  asking.searchParams.set('__state', `${state}@${path}`)
  const show = (address: string) => window.history.replaceState(window.history.state, '', address)
  show(asking.href)
  try {
    return await work()
  } finally {
    if (window.location.href === asking.href) show(before)
  }
}

/**
 * Sends a request while the client info cannot be obtained: the product reports it, and the request goes out without
 * it. A second request, with the client info, lets the product report it again the next time.
 */
export async function provokeNoClientInfo(): Promise<Finding> {
  const wasMissing = await withoutClientInfo(async () => {
    await ask()
    return (await clientInfoHeader()) === undefined
  })
  await ask()
  const isBack = (await clientInfoHeader()) !== undefined
  return {
    ok: wasMissing && isBack,
    detail: [
      wasMissing ? '请求照常发出，不带 clientInfo' : 'clientInfo 仍然取到了',
      `toast: ${NO_CLIENT_INFO_TEXT}`,
      isBack ? '恢复后的请求带上 clientInfo' : '恢复后仍取不到 clientInfo',
    ].join('\n'),
  }
}

/** The result of a failed call, as the request layer sees it, with the text of its toast or else of the page. */
export function seenOf(error: unknown) {
  const failure = failureOf(error)
  if (isApiError(error)) {
    const { kind: verdict, status, toasted } = error
    return { verdict, status, toasted, text: toasted ? DEPLOYING_TEXT : failure.text }
  }
  const body = asRecord(error)
  const judged = body && judgedOf(body)
  const code = body?.code ?? body?.statusCode
  // The answer's own kind: TOKEN also ends the login.
  const isPlain = failure.kind === 'refused' || judged?.judgement.purge
  return {
    verdict: (isPlain && judged?.judgement.kind) || failure.kind,
    status: judged?.status,
    code: typeof code === 'string' || typeof code === 'number' ? code : undefined,
    toasted: failure.toasted,
    text: judged?.judgement.toast ?? failure.text,
  }
}

/** The result as text, and whether it is the expected one. */
export function findingOf(seen: ReturnType<typeof seenOf>, expected: Expected): Finding {
  const ok =
    seen.toasted === expected.toasted &&
    seen.verdict === expected.verdict &&
    (expected.code === undefined || seen.code === expected.code)
  return {
    ok,
    detail: [
      `verdict: ${seen.verdict}${seen.status === undefined ? '' : ` · HTTP ${seen.status}`}`,
      `code: ${seen.code ?? '无'}`,
      seen.toasted ? `toast: ${seen.text}` : `无 toast，页面文案: ${seen.text}`,
    ].join('\n'),
  }
}
