import { readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'
import * as endpoints from '@/api/core/endpoint'
import * as readers from '@/api/core/read'
import { asRecord, parseJson } from '@/lib/storage/json'
import { loadContract } from './contract/contract'
import { documents } from './contract/documents'
import * as recordedEndpoints from './contract/recorded/endpoint'
import * as recordedReaders from './contract/recorded/read'
import { shapeOf } from './contract/shape'
import { filesUnder } from './support/modules'

const { calls } = await loadContract()
const written = await documents()
const openApi = asRecord(parseJson(written['docs/openapi.json'] ?? '')) ?? {}

test.each(Object.keys(written))('%s is up to date', (path) => {
  const isFresh = readFileSync(path, 'utf8') === written[path]
  expect(isFresh, `${path} is stale: npm run contract`).toBe(true)
})

test('no page is about a domain that is gone', () => {
  const pages = Object.keys(written).filter((path) => path.startsWith('docs/api/'))
  expect(filesUnder('docs/api').sort()).toEqual(pages.sort())
})

test('every reader has a twin that records, and so has endpoint', () => {
  expect(Object.keys(recordedReaders).sort()).toEqual(Object.keys(readers).sort())
  expect(Object.keys(recordedEndpoints).sort()).toEqual(Object.keys(endpoints).sort())
  // A name that is exported twice is another kind of export, not another type.
  expectTypeOf({ ...recordedReaders }).toEqualTypeOf({ ...readers })
  expectTypeOf(recordedEndpoints.endpoint).toEqualTypeOf(endpoints.endpoint)
})

test('every call of the source is in the contract, with what it answers', () => {
  const defined = filesUnder('src/api')
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('core'))
    .flatMap((path) => readFileSync(path, 'utf8').match(/= endpoint</g) ?? [])
  expect(calls).toHaveLength(defined.length)
  expect(calls.filter(({ answer }) => !answer)).toEqual([])
})

test('all that the OpenAPI document refers to is in it', () => {
  const text = written['docs/openapi.json'] ?? ''
  const references = [...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, path = '']) => path)
  const resolve = (path: string) =>
    path.split('/').reduce<unknown>((value, name) => asRecord(value)?.[name], openApi)
  expect(references.length).toBeGreaterThan(100)
  expect(references.filter((path) => !resolve(path))).toEqual([])
  expect(openApi.openapi).toBe('3.1.0')
})

test('what is in the path of a call is a parameter of it', () => {
  for (const { path, fields } of calls)
    expect(fields.filter((field) => field.in === 'path').map(({ name }) => `{${name}}`)).toEqual(
      path.match(/\{\w+\}/g) ?? [],
    )
})

test('a call that changes anything is not asked by the check', () => {
  const safe = calls.filter(({ isSafe }) => isSafe).map(({ name }) => name)
  const writes = [
    'daySign',
    'logout',
    'skip',
    'visit',
    'sendMessaage',
    'get_biz_no',
    'login',
    'buy',
  ]
  expect(safe.filter((name) => writes.some((word) => name.endsWith(word)))).toEqual([])
  const posts = calls.filter(({ method, isSafe }) => method === 'POST' && isSafe)
  expect(posts.map(({ name }) => name).filter((name) => !/list|query/i.test(name))).toEqual([])
})

test('what the specification gives is given, and nothing else', () => {
  const given = calls.flatMap(({ name, fields }) =>
    fields.filter((field) => field.given).map((field) => `${name} ${field.name}`),
  )
  expect(given).toEqual(
    expect.arrayContaining([
      'facilitator/query pageNo',
      'facilitator/showOne id',
      'lhExchange/exchangeCommodity productId',
      'moment/lookup momentId',
      'buriedPoint/save eventTime',
    ]),
  )
  expect(given).not.toContain('market/listByItem pageNo')
  expect(given).not.toContain('lhExchange/exchangeCommodity bizNo')
})

const { fields, list, oneOf, optionalCount, recordOrNull, text } = recordedReaders
const Row = fields({ name: text, left: optionalCount, state: oneOf('ON', 'OFF') })

test('a reader says what it accepts, and reads as its twin does', () => {
  const Page = fields({ list: list(Row) })
  expect(shapeOf(Page)).toMatchObject({
    kind: 'record',
    fields: {
      list: {
        kind: 'list',
        item: {
          kind: 'record',
          fields: { left: { types: ['integer'], optional: true }, state: { words: ['ON', 'OFF'] } },
        },
      },
    },
  })
  expect(Page({ list: [{ name: 'a', left: '3', state: 'NEW' }, 'b'] })).toEqual({
    list: [{ name: 'a', left: 3, state: 'ON' }],
  })
})

test('the shape of a reader of its own making is what it hands on, or else what it makes', () => {
  const both = (value: unknown) => ({ ...Row(value), ...fields({ desc: text })(value) })
  expect(Object.keys(asRecord(asRecord(shapeOf(both))?.fields) ?? {})).toEqual([
    'name',
    'left',
    'state',
    'desc',
  ])
  const oneOrMany = (value: unknown) => (Array.isArray(value) ? list(Row)(value) : [Row(value)])
  expect(shapeOf(oneOrMany)).toMatchObject({
    kind: 'either',
    options: [{ kind: 'record' }, { kind: 'list' }],
  })
  const orNull = (value: unknown) => (value ? Row(value) : null)
  expect(shapeOf(orNull)).toMatchObject({ kind: 'record', nullable: true })
  const sign = (value: unknown) => (typeof value === 'number' ? Math.sign(value) : undefined)
  expect(shapeOf(sign)).toMatchObject({ kind: 'value', types: ['number'], optional: true })
  expect(shapeOf(recordOrNull(Row))).toMatchObject({ kind: 'record', nullable: true })
})
