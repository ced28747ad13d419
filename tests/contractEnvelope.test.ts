import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BUSINESS_CODES } from '@/api/core/verdict/failure'
import { judge } from '@/api/core/verdict/verdict'
import { asNumber, asRecord, parseJson } from '@/lib/storage/json'
import { loadContract } from './contract/contract'
import type { JsonSchema } from './contract/jsonSchema'
import { madeUp } from './contract/madeUp'
import { openApi } from './contract/openapi'

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Response200> }>>
  components: { schemas: Record<string, JsonSchema> }
}
interface Response200 {
  content: Record<string, { schema: JsonSchema }>
}

const contract = await loadContract()
const { paths, components } = parseJson(openApi(contract, new Map())) as Document
const { schemas } = components

/** The answers of a call at HTTP 200: success, refusal, not logged in. */
function answers(call: { method: string; path: string }): JsonSchema[] {
  const operation = paths[call.path]?.[call.method.toLowerCase()]
  return operation?.responses['200']?.content['application/json']?.schema.oneOf ?? []
}

/** The result of `endpoint` for a body: data, or a kind of rejection. */
function taken(body: unknown): string {
  const { kind } = judge(200, body)
  const record = asRecord(body)
  const isRefusal = record && !record.data && asNumber(record.code) in BUSINESS_CODES
  return kind === 'ok' && isRefusal ? 'business' : kind
}

const bodyOf = (name: string) => madeUp({ $ref: `#/components/schemas/${name}` }, schemas)

describe('an answer that is made up of the schema alone is taken as it says', () => {
  test.each(contract.calls)('a success of $name', (call) => {
    const [success = {}] = answers(call)
    fc.assert(
      fc.property(madeUp(success, schemas), (body) => {
        expect(taken(body)).toBe('ok')
        expect(() => call.answer?.read(asRecord(body)?.data)).not.toThrow()
      }),
      { numRuns: 5 },
    )
  })

  test.each([
    ['Success', 'ok'],
    ['Toast', 'notice'],
    ['Refused', 'refused'],
    ['NotLoggedIn', 'signedOut'],
  ])('%s is %s', (name, kind) => {
    fc.assert(
      fc.property(bodyOf(name), (body) => {
        expect(taken(body)).toBe(kind)
      }),
    )
  })

  test('LoginOver ends the login, and is a refusal', () => {
    fc.assert(
      fc.property(bodyOf('LoginOver'), (body) => {
        expect(judge(200, body)).toMatchObject({ purge: true })
        expect(taken(body)).toMatch(/notice|refused/)
      }),
    )
  })

  test.each(Object.keys(BUSINESS_CODES))('Business.%s is refused', (code) => {
    fc.assert(
      fc.property(bodyOf(`Business.${code}`), (body) => {
        expect(taken(body)).not.toBe('ok')
      }),
      { numRuns: 10 },
    )
  })
})
