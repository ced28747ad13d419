import { asRecord, parseJson } from '@/lib/storage/json'
import { parseStamp } from '@/sandbox/clock'
import { ready, reseed, reset } from '@/sandbox/platform'
import type { Call } from './contract'
import { requestFor } from './check/samples'
import { WRITE_SAMPLES } from './check/writeSamples'
import { sandboxAnswer } from './sandboxAnswer'

/** A person's request and its answer. Lists are cut: an example shows what a row is, not how many there are. */
export interface Example {
  request: Record<string, unknown>
  answer: unknown
}

interface Given {
  /** The state of the sandbox in which it is a success with something in it. */
  state?: string
  /** The route of the page, where it is not the first that makes the call. */
  page?: string
  /** The caller, if it is not the first seeded account. */
  who?: number
  /** The earlier calls, by name. */
  before?: readonly string[]
}

const AT = '2026-11-26 10:00:00'
const BIZ_NO = 'H5202611261000000001'

/** When a call is a success with something in it. */
const GIVEN: Readonly<Record<string, Given>> = {
  'inventUser/receive': { state: 'stage_all' },
  'order/getUnpaidOrder': { state: 'unpaid', page: '/asset-debut' },
  'redPacketRain/appointmentInfo': { state: 'round_soon' },
  'secondLife/receiveActivityRewards': { state: 'stage_all' },
  'secondLife/sendActivityRewardMsg': {
    state: 'stage_all',
    before: ['secondLife/receiveActivityRewards'],
  },
  'territory/freeActivityApply': { who: 9, state: 'free' },
}

/** The request of a call that the sandbox carries out. */
export function requestOf(call: Call): Record<string, unknown> {
  const has = (name: string) => call.fields.some((field) => field.name === name)
  return {
    ...requestFor(call, new Map()).values,
    ...(has('bizNo') && { bizNo: BIZ_NO }),
    ...WRITE_SAMPLES[call.name],
  }
}

/** The example of each call, by its name, as the sandbox answers at a fixed time: the same whenever it is made. */
export async function examplesOf(calls: readonly Call[]): Promise<Map<string, Example>> {
  const examples = new Map<string, Example>()
  const byName = new Map(calls.map((call) => [call.name, call]))
  await atRest(async () => {
    for (const call of calls) {
      reset()
      const { before = [], ...asked } = GIVEN[call.name] ?? {}
      for (const name of before) {
        const earlier = byName.get(name)
        if (earlier) await sandboxAnswer(earlier, requestOf(earlier), asked)
      }
      const request = requestOf(call)
      const { text = '' } = (await sandboxAnswer(call, request, asked)) ?? {}
      examples.set(call.name, { request, answer: cut(parseJson(text)) })
    }
  })
  return examples
}

/** Works in a sandbox with a stopped clock, and leaves a fresh one. */
export async function atRest<T>(work: () => Promise<T>): Promise<T> {
  const { now } = Date
  const time = parseStamp(AT)
  Date.now = () => time
  try {
    ready()
    reset()
    reseed()
    return await work()
  } finally {
    Date.now = now
    reset()
    reseed()
  }
}

const MOST_ROWS = 2
const MOST_TEXT = 400

function cut(value: unknown): unknown {
  if (typeof value === 'string' && value.length > MOST_TEXT) return `${value.slice(0, MOST_TEXT)}…`
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(cut)
  const record = asRecord(value)
  if (!record) return value
  return Object.fromEntries(Object.entries(record).map(([name, part]) => [name, cut(part)]))
}
