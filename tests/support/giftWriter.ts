import { vi } from 'vitest'
import { ApiError } from '@/api/ApiError'
import { rememberJudged } from '@/api/judged'
import { judge } from '@/api/verdict'
import { openWritesOf } from '@/kit/campaign/openWrites'
import { createWriter } from '@/kit/campaign/writer'

export const timeout = () => new ApiError('timeout', 'claim')
export const refusal = (body: object) => {
  rememberJudged(body, { status: 200, judgement: judge(200, body) })
  return body
}
export const lacking = () => refusal({ statusCode: 409, code: 30_001, message: '积分不足' })
export const signedOut = () => refusal({ code: 'S00000' })

/** A writer whose calls the test answers. */
export function startWriter(shown = { now: true }, mark?: () => unknown, replaces = false) {
  const names: string[] = []
  let made = 0
  const spies = {
    send: vi.fn<(intent: string, bizNo: string) => Promise<string>>(),
    onDone: vi.fn<(answer: string, intent: string) => Promise<void> | void>(),
    confirm: vi.fn<(intent: string, mark?: unknown) => Promise<boolean>>(),
    onSignedOut: vi.fn<() => void>(),
    onRefused: vi.fn<() => boolean>(() => false),
  }
  const say = vi.fn<(text: string) => void>()
  const newNumber = vi.fn(async () => `number ${++made}`)
  const write = createWriter<string, string>({
    options: () => ({ ...spies, mark, replaces }),
    newNumber,
    open: openWritesOf('/gift'),
    onState: ({ name }) => names.push(name),
    say,
    isShown: () => shown.now,
  })
  return { ...spies, say, newNumber, write, names }
}
