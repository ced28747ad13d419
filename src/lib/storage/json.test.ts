import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDigits } from '@/lib/ids'
import { asNumber, asRecord, parseJson, parseOrKeep } from './json'

test.each<[string, unknown]>([
  ['{"id":9007199254740993}', { id: '9007199254740993' }],
  ['{"id":-9007199254740993}', { id: '-9007199254740993' }],
  ['[1234567890123456789,12]', ['1234567890123456789', 12]],
  ['12345678901234567890', '12345678901234567890'],
  ['{"id":123456789012345}', { id: 123456789012345 }],
  ['{"sum":0.30000000000000004}', { sum: 0.1 + 0.2 }],
  ['{"sum":1234567890123456.5}', { sum: 1234567890123456.5 }],
  ['{"sum":1.5e-1234567890123456}', { sum: 0 }],
  ['{"sum":1234567890123456E2}', { sum: 123456789012345600 }],
  ['{"text":"1234567890123456"}', { text: '1234567890123456' }],
  ['{"text":"a\\":1234567890123456,"}', { text: 'a":1234567890123456,' }],
  ['{"text":"\\\\","id":1234567890123456}', { text: '\\', id: '1234567890123456' }],
  ['{"1234567890123456":1}', { '1234567890123456': 1 }],
])('%s', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

test.each([
  '',
  ' ',
  '<!doctype html>',
  '{"id":1234567890123456',
  '{"id":01234567890123456}',
  '{"id":1234567890123456 "x":1}',
  'id1234567890123456',
])('%o is not JSON', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})

test('JSON reads as JSON.parse reads it, but for integers of 16 digits and more', () => {
  const withLongs = (value: unknown): unknown => {
    if (typeof value === 'number')
      return /^-?\d{16,}$/.test(JSON.stringify(value)) ? JSON.stringify(value) : value
    if (Array.isArray(value)) return value.map(withLongs)
    const record = asRecord(value)
    return record
      ? Object.fromEntries(Object.entries(record).map(([name, inner]) => [name, withLongs(inner)]))
      : value
  }
  const leaf = fc.oneof(
    fc.maxSafeInteger(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.string(),
    fc.constantFrom('"', '\\', '\\"1234567890123456', '12345678901234567', null, true),
  )
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      leaf,
      fc.array(tie('tree')),
      fc.dictionary(
        fc.string().filter((name) => name !== '__proto__'),
        tie('tree'),
      ),
    ),
  }))
  fc.assert(
    fc.property(tree, (value) => {
      const text = JSON.stringify(value)
      expect(parseJson(text)).toEqual(withLongs(JSON.parse(text)))
    }),
    { numRuns: 500 },
  )
})

test('a long id keeps every digit', () => {
  const id = fc.bigInt({ min: 10n ** 15n, max: 10n ** 30n })
  fc.assert(
    fc.property(id, (value) => {
      expect(parseJson(`{"id":${value}}`)).toEqual({ id: `${value}` })
    }),
  )
})

test('a body of many megabytes still reads', () => {
  const text = `{"image":"${'\\n0'.repeat(2_000_000)}","id":1234567890123456789}`
  expect(parseJson(text)).toMatchObject({ id: '1234567890123456789' })
})

test.each<[unknown, boolean]>([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
  [1, false],
])('%o as a record: %s', (value, is) => {
  expect(asRecord(value)).toBe(is ? value : undefined)
})

test.each<[unknown, number]>([
  [5, 5],
  ['5', 5],
  [' -1 ', -1],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['5a', Number.NaN],
  [null, Number.NaN],
  [undefined, Number.NaN],
  [true, Number.NaN],
  [[5], Number.NaN],
  [{ valueOf: 1, toString: 1 }, Number.NaN],
])('%o as a number: %d', (value, number) => {
  expect(asNumber(value)).toBe(number)
})

test.each<[unknown, boolean]>([
  ['0', true],
  ['12345678901234567890', true],
  ['', false],
  [' 1', false],
  ['1\n', false],
  ['1e3', false],
  ['-1', false],
  ['1.5', false],
  ['１２', false],
  [12, false],
  [undefined, false],
])('%o as a run of digits: %s', (value, is) => {
  expect(isDigits(value)).toBe(is)
})

test.each<[string, unknown]>([
  ['{"id":1760288135512481793}', { id: '1760288135512481793' }],
  ['5', 5],
  ['', ''],
  ['<html>', '<html>'],
  ['{"id":', '{"id":'],
])('%j is read, or kept as it is', (text, value) => {
  expect(parseOrKeep(text)).toEqual(value)
})
