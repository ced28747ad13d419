import { vi } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import { rememberJudged } from '@/api/core/verdict/judged'
import { judge } from '@/api/core/verdict/verdict'
import type { PendingWrite } from '@/kit/write/pendingWrites'
import { createWriter, type WriteOptions, type WriteState } from '@/kit/write/writer'

export const timeout = () => new ApiError('timeout', 'claim')
export const refusal = (body: object) => {
  rememberJudged(body, { status: 200, judgement: judge(200, body) })
  return body
}
export const lacking = () => refusal({ statusCode: 409, code: 30_001, message: '积分不足' })
export const signedOut = () => refusal({ code: 'S00000' })

interface Given extends Partial<WriteOptions<string, string>> {
  shown?: { now: boolean }
  pending?: Map<string, PendingWrite>
}

/** A writer whose calls the test answers. */
export function startWriter({ shown = { now: true }, pending = new Map(), ...given }: Given = {}) {
  const names: WriteState[] = []
  let made = 0
  const spies = {
    send: vi.fn<(intent: string, bizNo: string) => Promise<string>>(),
    onDone: vi.fn<(answer: string, intent: string) => Promise<void> | void>(),
    checkApplied: vi.fn<(intent: string, snapshot?: unknown) => Promise<boolean>>(),
    onSignedOut: vi.fn<() => void>(),
    onRefused: vi.fn<() => boolean>(() => false),
  }
  const here = { person: 'A', owner: 'A' }
  const notify = vi.fn<(text: string) => void>()
  const newNumber = vi.fn(async () => `number ${++made}`)
  const { write, check } = createWriter<string, string>({
    options: () => ({ ...spies, ...given }),
    newNumber,
    pending,
    onState: (state) => names.push(state),
    notify,
    isMounted: () => shown.now,
    owner: () => here.owner,
    person: () => here.person,
  })
  return { ...spies, notify, newNumber, write, check, names, here, pending }
}
