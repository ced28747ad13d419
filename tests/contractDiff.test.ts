import { expect, test } from 'vitest'
import { changesOf, inWords, type Document } from './contract/diff'
import type { JsonSchema } from './contract/jsonSchema'

const record = (properties: Record<string, JsonSchema>, required: string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
})
const text: JsonSchema = { type: 'string' }

function contract(answer: JsonSchema, request: JsonSchema = record({})): Document {
  const success = { allOf: [{ $ref: '#/components/schemas/Success' }, record({ data: answer })] }
  const schema = { oneOf: [success, { $ref: '#/components/schemas/NotLoggedIn' }] }
  const operation = {
    summary: 'buy',
    requestBody: { content: { 'application/json': { schema: request } } },
    responses: { '200': { content: { 'application/json': { schema } } } },
  }
  return { paths: { '/buy': { post: operation } }, components: { schemas: {} } }
}

const words = (before: Document, after: Document) => inWords(changesOf(before, after))

test('nothing has changed', () => {
  const same = contract(record({ a: text }))
  expect(words(same, same)).toBe('Nothing has changed for anybody.')
})

test.each<[string, JsonSchema, JsonSchema, string]>([
  ['a field that went', record({ a: text }), record({}), 'nobody  answer.a: went: it is not read'],
  ['a new one', record({}), record({ a: text }), 'nobody  answer.a: is new'],
  [
    'a new required one',
    record({}),
    record({ a: text }, ['a']),
    'the platform  answer.a: is new and required',
  ],
  [
    'one that is required now',
    record({ a: text }),
    record({ a: text }, ['a']),
    'the platform  answer.a: is required now',
  ],
  [
    'another type in a row',
    { type: 'array', items: record({ a: text }) },
    { type: 'array', items: record({ a: { type: 'integer' } }) },
    'the platform  answer[].a: was string, is integer',
  ],
  [
    'another unit',
    record({ a: { type: 'integer', description: 'In fen.' } }),
    record({ a: { type: 'integer', description: 'In yuan.' } }),
    'the platform  answer.a: was in fen, is in yuan',
  ],
  [
    'a word that is not known any more',
    record({ a: { ...text, enum: ['ON', 'OFF'] } }),
    record({ a: { ...text, enum: ['ON'] } }),
    'the platform  answer.a: OFF is no word of it any more',
  ],
])('in an answer: %s', (_, before, after, says) => {
  const told = words(contract(before), contract(after)).replace(/ {2,}/g, '  ')
  expect(told).toContain(says.replace(/ {2}.*/, ''))
  expect(told).toContain(says.replace(/^.* {2}/, ''))
})

test.each<[string, JsonSchema, JsonSchema, string, string]>([
  ['a field that went', record({ a: text }), record({}), 'the platform', 'it is not sent any more'],
  ['a new one', record({}), record({ a: text }, ['a']), 'nobody', 'is new and required'],
  [
    'one that may be left out',
    record({ a: text }, ['a']),
    record({ a: text }),
    'the platform',
    'may be left out now',
  ],
  [
    'a new word',
    record({ a: { ...text, enum: ['A'] } }),
    record({ a: { ...text, enum: ['A', 'B'] } }),
    'the platform',
    'B is a new word of it',
  ],
])('in a request: %s', (_, before, after, breaks, says) => {
  const [change] = changesOf(contract({}, before), contract({}, after))
  expect(change).toMatchObject({ path: 'request.a', breaks })
  expect(change?.text).toContain(says)
})

test('calls that come and go, what breaks somebody first', () => {
  const before: Document = {
    paths: { '/a': contract({}).paths['/buy'] ?? {} },
    components: { schemas: {} },
  }
  expect(changesOf(before, contract({})).map(({ call, breaks }) => [call, breaks])).toEqual([
    ['POST /buy', 'the platform'],
    ['POST /a', 'nobody'],
  ])
})
