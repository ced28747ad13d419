import { Refusal } from '@/sandbox/answer'
import type { Call } from '@/sandbox/handle'
import { onReset } from '@/sandbox/platform'

type Ask = Pick<Call<unknown>, 'caller' | 'now'>

/** Long enough to ask in vain, short enough to wait for. */
const SILENCE_MS = 10_000

const ends = new Map<string, number>()
onReset(() => ends.clear())

export function busy(): Refusal {
  return new Refusal({ statusCode: 500, message: '系统繁忙，请稍后再试' })
}

/** For some seconds this person cannot be told what became of an order. */
export function fallSilent({ caller, now }: Ask): void {
  ends.set(caller, now + SILENCE_MS)
}

export function unlessSilent<C extends Ask, Answer>(answer: (call: C) => Answer | Promise<Answer>) {
  return (call: C): Answer | Refusal | Promise<Answer> =>
    call.now < (ends.get(call.caller) ?? 0) ? busy() : answer(call)
}
