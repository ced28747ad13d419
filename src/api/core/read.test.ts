import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ShapeError,
  anything,
  count,
  fields,
  flag,
  id,
  label,
  labels,
  list,
  maybe,
  number,
  paged,
  recordOrNull,
  rows,
  text,
  oneOf,
} from './read'
import type { Reader } from './read'

const Card = fields({ id, name: text, likes: count })

test.each<[string, Reader<unknown>, [unknown, unknown][]]>([
  [
    'text',
    text,
    [
      ['元', '元'],
      ['13800138000', '138****8000'],
      ['', ''],
      [5, '5'],
      [0, '0'],
      [null, ''],
      [undefined, ''],
      [true, ''],
      [{}, ''],
      [[], ''],
      [Number.NaN, ''],
      [Infinity, ''],
      [' \n', ''],
      ['\u200b', ''],
      ['\u3164', ''],
      ['\u2800\u2800', ''],
      ['\u00ad\u034f', ''],
      ['\uffa0\u115f\u180e\u2060\ufeff\u{e0020}', ''],
      ['\u200d\ufe0f', ''],
      [' 元 ', ' 元 '],
      ['小舟\u202e', '小舟'],
      ['\u2067a\u202bb\u2069\u200e\u200f\u061cc', 'abc'],
      ['\u202e\u2066', ''],
      ['שלום', 'שלום'],
      ['👨‍👩‍👧 ❤️ 1️⃣', '👨‍👩‍👧 ❤️ 1️⃣'],
      ['नमस्ते कि', 'नमस्ते कि'],
      [
        `Z${'\u0301'.repeat(2000)}o${'\u0e49'.repeat(9)}!`,
        `Z${'\u0301'.repeat(4)}o${'\u0e49'.repeat(4)}!`,
      ],
    ],
  ],
  [
    'label',
    label,
    [
      [' 星河 ', '星河'],
      ['\u3164 \u200b', ''],
    ],
  ],
  [
    'labels',
    labels,
    [
      [
        ['热门', '\u2800', ' ', '新'],
        ['热门', '新'],
      ],
    ],
  ],
  [
    'id',
    id,
    [
      [' 12 ', '12'],
      ['9007199254740993', '9007199254740993'],
      [12, '12'],
      [null, ''],
      [undefined, ''],
    ],
  ],
  [
    'count',
    count,
    [
      [5, 5],
      ['5', 5],
      [5.9, 5],
      [-1, 0],
      [null, 0],
      [undefined, 0],
      ['x', 0],
      [{}, 0],
    ],
  ],
  [
    'number',
    number,
    [
      [5, 5],
      ['5.5', 5.5],
      [-1, -1],
      [null, 0],
      [undefined, 0],
      ['', 0],
      [' 5 ', 5],
      ['x', 0],
      [true, 0],
      [Number.NaN, 0],
      ['1e999', 0],
    ],
  ],
  [
    'flag',
    flag,
    [
      [true, true],
      [1, true],
      ['1', true],
      ['true', true],
      [false, false],
      [0, false],
      ['0', false],
      ['false', false],
      [null, false],
      [undefined, false],
      ['yes', false],
      [2, false],
      [{}, false],
    ],
  ],
  [
    'word',
    oneOf('NONE', 'DONE'),
    [
      ['DONE', 'DONE'],
      ['NONE', 'NONE'],
      ['done', 'NONE'],
      [undefined, 'NONE'],
      [1, 'NONE'],
      [['DONE'], 'NONE'],
    ],
  ],
  [
    'list',
    list(text),
    [
      [
        ['a', 1],
        ['a', '1'],
      ],
      [[], []],
      [null, []],
      [undefined, []],
      ['ab', []],
      [{ 0: 'a', length: 1 }, []],
    ],
  ],
  [
    'rows',
    rows(text),
    [
      [['a'], ['a']],
      [[], []],
      [null, []],
      [undefined, []],
    ],
  ],
  [
    'maybe',
    maybe(Card),
    [
      [{ id: 1 }, { id: '1', name: '', likes: 0 }],
      [{}, null],
      [null, null],
      [undefined, null],
      [[], null],
      [[{ id: 1 }], null],
      ['x', null],
    ],
  ],
  [
    'recordOrNull',
    recordOrNull(Card),
    [
      [{ id: 1 }, { id: '1', name: '', likes: 0 }],
      [{}, null],
      [null, null],
      [undefined, null],
    ],
  ],
  [
    'paged',
    paged(text),
    [
      [
        { total: '3', hasMore: 1, list: ['a'] },
        { total: 3, hasMore: true, list: ['a'] },
      ],
      [{}, { total: 0, hasMore: false, list: [] }],
      [{ list: null }, { total: 0, hasMore: false, list: [] }],
    ],
  ],
])('%s', (_, reader, pairs) => {
  for (const [given, read] of pairs) expect(reader(given), JSON.stringify(given)).toEqual(read)
})

test('a record without any of its fields still renders', () => {
  expect(Card({})).toEqual({ id: '', name: '', likes: 0 })
  expect(Card({ id: 7, extra: 'x' })).toEqual({ id: '7', name: '', likes: 0 })
  expect(fields({ inner: maybe(Card), all: list(Card) })({})).toEqual({
    inner: null,
    all: [],
  })
})

test.each([null, undefined, [], 'x', 5, true])('%o is no record', (value) => {
  expect(() => Card(value)).toThrow(ShapeError)
})

test.each(['x', 5, {}, true])('%o is no answer that is a list', (value) => {
  expect(() => rows(text)(value)).toThrow(ShapeError)
})

test.each(['系统维护中', '', 5, [], [{ id: 1 }], true, false])(
  '%o is no answer that is a record, and not the same as none',
  (value) => {
    expect(() => recordOrNull(Card)(value)).toThrow(ShapeError)
  },
)

test('an answer that nobody looks at stays as it is', () => {
  const value = { a: [undefined] }
  expect(anything(value)).toBe(value)
})

test('a fault of our own is not taken for a wrong shape', () => {
  const broken: Reader<string> = () => {
    throw new TypeError('ours')
  }
  expect(() => list(broken)([1])).toThrow(TypeError)
  expect(() => maybe(broken)({ id: 1 })).toThrow(TypeError)
})

test('an item of the wrong shape leaves its list, a sparse one stays', () => {
  expect(list(Card)([{ id: 1 }, null, 'x', {}, [], { id: '2', name: 3 }])).toEqual([
    { id: '1', name: '', likes: 0 },
    { id: '', name: '', likes: 0 },
    { id: '2', name: '3', likes: 0 },
  ])
})

test('no answer can break a reader or bring an empty word of the language on screen', () => {
  const Everything = fields({
    id,
    name: text,
    likes: count,
    price: number,
    liked: flag,
    status: oneOf('NONE', 'DONE'),
    cards: list(Card),
    quest: maybe(Card),
  })
  const record = fc.record(
    Object.fromEntries(Object.keys(Everything({})).map((name) => [name, fc.jsonValue()])),
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(record, (value) => {
      const read = Everything(value)
      expect(read.likes).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(read.price)).toBe(true)
      expect([typeof read.id, typeof read.name, typeof read.liked]).toEqual([
        'string',
        'string',
        'boolean',
      ])
      for (const card of read.cards) expect(Object.values(card)).not.toContain(undefined)
    }),
    { numRuns: 500 },
  )
})
