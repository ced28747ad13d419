import { HttpResponse } from 'msw'
import { BUSINESS_CODES } from '@/api/core/verdict/failure'
import { answerWith, refuse, signedOut } from '@/sandbox/answer'
import { onReset } from '@/sandbox/platform'
import type { Scenario } from '@/sandbox/scenario'

interface Fault extends Scenario {
  /** Undefined lets the call continue. */
  answer(path: string): Response | undefined | Promise<Response | undefined>
}

const json = (body: object, status = 200) => answerWith(JSON.stringify(body), { status })
const page = (status: number, title: string) =>
  new Response(`<!doctype html><html><head><title>${title}</title></head><body>${title}</body>`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  })
// Without a cause: the page's own text beside the toast has one.
const broken = () => json({ statusCode: 500, message: '请求失败，请稍后再试' }, 500)

type FaultAnswer = [label: string, answer: Fault['answer']]

const FAULT_ANSWERS: Readonly<Record<string, FaultAnswer>> = {
  slow: ['响应慢（4秒）', () => wait(4000)],
  slow10: ['响应很慢（10秒）', () => wait(10_000)],
  loading: ['一直加载（10秒）', () => wait(10_000)],
  once: ['第一次失败', (path) => failFirst(path, 1)],
  twice: ['前两次失败', (path) => failFirst(path, 2)],
  http_500: ['服务器错误 500', broken],
  error: ['接口出错', broken],
  http_500_blank: ['服务器错误 500（无内容）', () => new Response(null, { status: 500 })],
  http_504: ['服务器在发布 504', () => page(504, '504 Gateway Time-out')],
  cut: ['连接中断', () => HttpResponse.error()],
  html: ['返回网页', () => page(200, '登录 Wi-Fi')],
  empty_body: ['返回空内容', () => new Response(null, { status: 200 })],
  malformed: ['JSON 不完整', () => answerWith('{"statusCode":200,"data":[{"id":')],
  token_bad: ['登录失效（TOKEN）', () => json({ statusCode: 400, message: 'TOKEN 已失效' })],
  signed_out: ['登录超时（S00000）', () => json(signedOut().body)],
  toast: ['业务提示 9806', () => json({ statusCode: 9806, message: '活动太火爆了，请稍后再试' })],
  status_400: ['业务提示 400', () => json({ statusCode: 400, message: '请求参数有误' })],
  status_402: ['业务提示 402', () => json({ statusCode: 402, message: '余额不足，请先充值' })],
  status_403: ['业务提示 403', () => json({ statusCode: 403, message: '没有操作权限' })],
  code_m107: ['业务提示 -107', () => json({ code: -107, msg: '操作太频繁，请稍后再试' })],
  code_m1: ['业务提示 -1', () => json({ code: -1, msg: '系统异常，请稍后再试' })],
  code_500: ['业务提示 code 500', () => json({ code: 500, msg: '服务异常，请稍后再试' })],
  ...Object.fromEntries(
    Object.entries(BUSINESS_CODES).map(([code, text]): [string, FaultAnswer] => [
      `code_${code}`,
      [`${code} ${text}`, () => json(refuse(Number(code)).body)],
    ]),
  ),
}

/** Breaks that any call can suffer, before the platform has done anything. */
export const FAULTS: readonly Fault[] = Object.entries(FAULT_ANSWERS).map(
  ([name, [label, answer]]) => ({ name, label, appliesTo: 'all', answer }),
)

/** The answer of the first active fault that gives one. */
export async function faultOf(
  asked: (name: string) => boolean,
  path: string,
): Promise<Response | undefined> {
  for (const fault of FAULTS) {
    const answer = asked(fault.name) ? await fault.answer(path) : undefined
    if (answer) return answer
  }
  return undefined
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}

/** Long enough for a person to press the retry button, short enough that a reload breaks again. */
const FORGET_MS = 15_000

const failures = new Map<string, { count: number; time: number }>()
onReset(() => failures.clear())

function failFirst(path: string, times: number): Response | undefined {
  const before = failures.get(path)
  const count = before && Date.now() - before.time < FORGET_MS ? before.count + 1 : 1
  failures.set(path, { count, time: Date.now() })
  return count <= times ? broken() : undefined
}
