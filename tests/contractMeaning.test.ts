import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Reader } from '@/api/core/read'
import * as readers from '@/api/core/read'
import { TRAITS } from '@/api/character'
import { parseServerTime } from '@/lib/serverClock'
import { asRecord } from '@/lib/storage/json'
import { detailIdOf, idOf, inviteCodeOf } from '@/lib/url/urlParams'
import { loadContract } from './contract/contract'
import { fieldList } from './contract/fieldList'
import { wordsSentence } from './contract/meaning'
import { openApi } from './contract/openapi'
import * as recorded from './contract/recorded/read'
import { shapeOf } from './contract/shape'
import { filesUnder, textOf } from './support/modules'

const contract = await loadContract()
const document = openApi(contract, new Map())

const all = fieldList(contract)

test('every field says what it is', () => {
  expect(all.length).toBeGreaterThan(100)
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

test('an id that a page takes from an address is digits wherever it is answered or sent', () => {
  const sources = filesUnder('src').filter((path) => /\.tsx?$/.test(path) && !/test\./.test(path))
  const taken = /\bidOf\(\w+\.get\('(\w+)'\)|^  (\w+): idOf,$/gm
  const names = new Set(
    sources.flatMap((path) =>
      [...textOf(path).matchAll(taken)].map(([, read, shared]) => read ?? shared),
    ),
  )
  // A moment's page takes more digits.
  names.delete('momentId')
  const forms = new Set<string>()
  const visit = (value: unknown): void => {
    const record = asRecord(value) ?? {}
    for (const [name, schema] of Object.entries(asRecord(record.properties) ?? {}))
      if (names.has(name)) forms.add(`${name} ${String(asRecord(schema)?.pattern)}`)
    if (typeof record.name === 'string' && names.has(record.name))
      forms.add(`${record.name} ${String(asRecord(record.schema)?.pattern)}`)
    for (const [name, part] of Object.entries(record))
      if (name !== 'example') visit(Array.isArray(part) ? Object.fromEntries(part.entries()) : part)
  }
  visit(JSON.parse(document))
  expect(forms.size).toBeGreaterThan(15)
  expect([...forms].filter((form) => !form.endsWith(String.raw` ^\d{0,20}$`))).toEqual([])
})

test('the tags of a companion are described with all that the test of the soul looks for', () => {
  const tags = all.find(({ path }) => path.endsWith('Companion.tags'))
  expect(TRAITS.filter((trait) => !tags?.meaning.includes(trait))).toEqual([])
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
    ['detailId', recorded.detailId, readers.detailId],
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

  test.each([
    ['an invite code', recorded.inviteCode, inviteCodeOf],
    ['an id', recorded.digits, idOf],
    ['the id of a detail page', recorded.detailId, detailIdOf],
  ])('%s is taken from an address', (_, twin, take) => {
    fc.assert(
      fc.property(fc.stringMatching(patternOf(twin)), (value) => {
        expect(take(value) ?? '').toBe(value)
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
