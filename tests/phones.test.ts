import { expect, test } from 'vitest'
import { asRecord } from '@/lib/storage/json'
import { loadContract } from './contract/contract'
import type { Shape } from './contract/shape'

/** Another person's number, which the platform forgot to mask. */
const PHONE = '13800138000'

/** Fields that are no text for people are read unchanged. None of them is shown unchanged, except numbers of things. */
const NO_WORDS =
  /(?:^i|I)d$|[Uu]id$|No$|[Cc]ode$|^ids?$|^(?:img|icon|logo|banner|cover|cardCover|headPortrait|images|number|key|status|type)$|[Aa]vatar$|(?:[Uu]rl|Path|qrcodeContent)$|(?:[Tt]ime|At|Date|date)$|^(?:start|end|today|validUntil)$|[Vv]ersion$|^(?:zoologyClassify|level)$|[Tt]oken$|^(?:fee|cashAmount|totalCash|appId|nonceStr|signature|ruleType)$/
/** A person who wants to be called, and the company in its own terms. */
const CALLED = ['facilitator/showOne.contactPhone', 'privacy/getByType.content']

const { calls } = await loadContract()

test.each(calls.flatMap((call) => (call.answer ? [[call.name, call.answer] as const] : [])))(
  '%s: words of an answer come with their phone numbers masked',
  (name, answer) => {
    const whole = wholeIn(answer.read(filled(answer)), name)
    expect(whole.filter((field) => !NO_WORDS.test(field.replace(/.*\./, '')))).toEqual(
      CALLED.filter((field) => field.startsWith(`${name}.`)),
    )
  },
)

/** An answer of this shape with the number in place of every free text. */
function filled(shape: Shape): unknown {
  switch (shape.kind) {
    case 'anything':
      return {}
    case 'value':
      return shape.words?.[0] ?? (shape.types.includes('string') ? PHONE : 1)
    case 'list':
      return [filled(shape.item)]
    case 'either':
      return shape.options[0] && filled(shape.options[0])
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, filled(field)]),
      )
  }
}

/** Where the number is unmasked, as `call.field`. */
function wholeIn(value: unknown, path: string): string[] {
  if (typeof value === 'string') return value.includes(PHONE) ? [path] : []
  if (Array.isArray(value)) return value.flatMap((each) => wholeIn(each, path))
  return Object.entries(asRecord(value) ?? {}).flatMap(([name, field]) =>
    wholeIn(field, `${path}.${name}`),
  )
}
