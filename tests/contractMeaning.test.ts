import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Reader } from '@/api/core/read'
import * as readers from '@/api/core/read'
import { parseServerTime } from '@/lib/serverClock'
import { asRecord } from '@/lib/storage/json'
import { inviteCodeOf } from '@/lib/url/urlParams'
import { loadContract } from './contract/contract'
import { NAMES, WORDS } from './contract/glossary'
import { meaningOf, wordsSentence } from './contract/meaning'
import { openApi } from './contract/openapi'
import * as recorded from './contract/recorded/read'
import { shapeOf } from './contract/shape'
import type { Shape } from './contract/shape'

const contract = await loadContract()
const document = openApi(contract, new Map())

interface Field {
  path: string
  name: string
  comment: string
  meaning: string
  words: readonly unknown[]
}

function fieldsOf(shape: Shape, at: string): Field[] {
  if (shape.kind === 'list') return fieldsOf(shape.item, `${at}[]`)
  if (shape.kind === 'either') return shape.options.flatMap((option) => fieldsOf(option, at))
  if (shape.kind !== 'record') return []
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const path = `${at}.${name}`
    const comment = shape.docs.get(name) ?? ''
    const words = field.kind === 'value' ? (field.words ?? []) : []
    const own = { path, name, comment, words, meaning: meaningOf(name, comment) }
    return contract.nameOf(field.base ?? field) ? [own] : [own, ...fieldsOf(field, path)]
  })
}

const answered = [
  ...contract.parts.flatMap(({ name, shape }) => fieldsOf(shape, name)),
  ...contract.calls.flatMap((call) => (call.answer ? fieldsOf(call.answer, call.name) : [])),
]
const sent = contract.calls.flatMap((call) =>
  call.fields.map(({ name, schema, meaning }) => {
    const comment = NAMES[name] === meaning ? '' : meaning
    return { path: `${call.name} ${name}`, name, comment, meaning, words: schema.enum ?? [] }
  }),
)
const all: Field[] = [...answered, ...sent]

test('every field says what it is', () => {
  expect(all.length).toBeGreaterThan(800)
  expect(all.filter(({ meaning }) => !meaning).map(({ path }) => path)).toEqual([])
})

test('no field of the document is without a description', () => {
  const bare: string[] = []
  const visit = (value: unknown, path: string): void => {
    for (const [name, part] of Object.entries(asRecord(value) ?? {})) {
      const field = asRecord(part)
      const isField = path.endsWith('.properties') || (field && 'in' in field && 'name' in field)
      if (isField && field && !field.description) bare.push(`${path}.${name}`)
      if (name !== 'example')
        visit(Array.isArray(part) ? Object.fromEntries(part.entries()) : part, `${path}.${name}`)
    }
  }
  visit(JSON.parse(document), '')
  expect(bare).toEqual([])
})

test('what all names and words mean is used', () => {
  const undescribed = new Set(all.filter(({ comment }) => !comment).map(({ name }) => name))
  expect(Object.keys(NAMES).filter((name) => !undescribed.has(name))).toEqual([])
  const sentences = all.flatMap(({ words, comment }) => wordsSentence(words, comment))
  const isUsed = (word: string) =>
    sentences.some((text) => ` ${text}`.includes(` ${word || "''"}: `))
  const inParts = contract.parts.flatMap(({ shape }) =>
    shape.kind === 'value' ? (shape.words ?? []) : [],
  )
  const unused = Object.keys(WORDS).filter((word) => !isUsed(word) && !inParts.includes(word))
  expect(unused).toEqual([])
})

test('every word of a status says what it means', () => {
  const words = [
    ...new Set(
      all.flatMap((field) =>
        field.words.filter(
          (word) =>
            typeof word === 'string' && wordsSentence([word], field.meaning).endsWith(': .'),
        ),
      ),
    ),
  ]
  expect(words).toEqual([])
})

describe('what a reader says of its values is what it reads', () => {
  const patternOf = (reader: Reader<unknown>) => {
    const shape = shapeOf(reader)
    return new RegExp((shape.kind === 'value' && shape.pattern) || '(?!)')
  }

  test.each([
    ['id', recorded.id, readers.id],
    ['digits', recorded.digits, readers.digits],
    ['time', recorded.time, readers.time],
    ['day', recorded.day, readers.day],
    ['yuanText', recorded.yuanText, readers.yuanText],
    ['inviteCode', recorded.inviteCode, readers.inviteCode],
    ['wholePhone', recorded.wholePhone, readers.wholePhone],
  ])('%s reads it as it is', (_, twin, reader) => {
    fc.assert(
      fc.property(fc.stringMatching(patternOf(twin)), (value) => {
        expect(reader(value).trim()).toBe(value.trim())
      }),
    )
  })

  test('an invite code is taken from an address', () => {
    fc.assert(
      fc.property(fc.stringMatching(patternOf(recorded.inviteCode)), (code) => {
        expect(inviteCodeOf(code) ?? '').toBe(code)
      }),
    )
  })

  test('a time is a moment, where the calendar has the day', () => {
    const days = /-(?:0[1-9]|1\d|2[0-8])( |$)/
    fc.assert(
      fc.property(
        fc.stringMatching(patternOf(recorded.time)).filter((value) => days.test(value)),
        (value) => {
          expect(parseServerTime(value)).toBeDefined()
        },
      ),
    )
    expect(patternOf(recorded.time).test('2026-11-26')).toBe(false)
    expect(patternOf(recorded.time).test('2026/11/26 10:00:00')).toBe(false)
  })
})
