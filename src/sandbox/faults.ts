import { HttpResponse } from 'msw'
import { answerWith } from './answer'
import { onReset } from './platform'
import { REFUSALS } from './refusals'
import type { Scenario } from './scenario'

interface Fault extends Scenario {
  /** Undefined lets the call go on. */
  answer(path: string): Response | undefined | Promise<Response | undefined>
}

const json = (body: object, status = 200) => answerWith(JSON.stringify(body), { status })
const page = (status: number, title: string) =>
  new Response(`<!doctype html><html><head><title>${title}</title></head><body>${title}</body>`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  })
const broken = () => json({ statusCode: 500, message: '服务器开小差了，请稍后再试' }, 500)

const FAULT_ANSWERS: Readonly<Record<string, [label: string, answer: Fault['answer']]>> = {
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
  signed_out: ['登录超时（S00000）', () => json({ code: 'S00000', message: '请先登录' })],
  toast: ['业务提示 9806', () => json({ statusCode: 9806, message: '活动太火爆了，请稍后再试' })],
}

/** Breaks that any call can suffer, before the platform has done anything. */
export const FAULTS: readonly Fault[] = [
  ...Object.entries(FAULT_ANSWERS).map(([name, [label, answer]]): Fault => ({
    name,
    label,
    appliesTo: 'all',
    answer,
  })),
  ...Object.entries(REFUSALS).map(([name, [label, body]]): Fault => ({
    name,
    label,
    appliesTo: 'all',
    answer: () => json(body),
  })),
]

/** The answer of the first fault asked for that gives one. */
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
