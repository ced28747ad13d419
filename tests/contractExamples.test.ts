import { expect, test } from 'vitest'
import { judge } from '@/api/core/verdict/verdict'
import { parseJson } from '@/lib/storage/json'
import { reset } from '@/sandbox/platform'
import type { Scenario } from '@/sandbox/scenario'
import { SCENARIOS } from '@/sandbox/scenarios'
import { FAULTS } from '@/sandbox/serve/faults'
import { loadContract, type Call } from './contract/contract'
import { atRest, examplesOf, requestOf } from './contract/examples'
import type { JsonSchema } from './contract/jsonSchema'
import { openApi } from './contract/openapi'
import { sandboxAnswer } from './contract/sandboxAnswer'
import { problemsOf } from './contract/validate'

interface Media {
  content: { 'application/json': { schema: JsonSchema; example?: unknown } }
}
interface Operation {
  parameters: { name?: string; schema: JsonSchema; required: boolean; example?: unknown }[]
  requestBody?: Media
  responses: Record<string, Media>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Media> }
}

const { calls } = await loadContract()
const examples = await examplesOf(calls)
const { paths, components } = parseJson(openApi(await loadContract(), examples)) as Document
const { schemas, responses } = components

const operationOf = ({ path, method }: Call) => {
  const operation = paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${path} is gone`)
  return operation
}
const jsonOf = ({ content }: Media) => content['application/json']
const problems = (schema: JsonSchema, value: unknown) => problemsOf(schema, value, schemas)

test('every call has an example, which is a success with something in it', () => {
  const bare = calls.filter((call) => {
    const { answer } = examples.get(call.name) ?? {}
    const { data } = (answer ?? {}) as { data?: unknown }
    return judge(200, answer).kind !== 'ok' || !data || (Array.isArray(data) && data.length === 0)
  })
  expect(bare.map(({ name }) => name)).toEqual([])
})

test('the same examples come again', async () => {
  expect(JSON.stringify([...(await examplesOf(calls))])).toBe(JSON.stringify([...examples]))
})

test.each(calls)('the examples of $name fit its schema', (call) => {
  const { parameters, requestBody, responses: own } = operationOf(call)
  const answer = own['200'] && jsonOf(own['200'])
  expect(problems(answer?.schema ?? {}, answer?.example)).toEqual([])
  if (requestBody) {
    const { schema, example } = jsonOf(requestBody)
    expect(problems(schema, example)).toEqual([])
  }
  for (const { schema, required, example } of parameters.filter(({ name }) => name))
    if (example !== undefined) expect(problems(schema, example)).toEqual([])
    else expect(required && !('const' in schema)).toBe(false)
})

/** Scenarios whose answers deliberately break the contract. */
const BREACHES = ['cut', 'html', 'empty_body', 'malformed']
/** They only wait. */
const WAITS = ['slow', 'slow10', 'loading']

const faults = FAULTS.map(({ name }) => name).filter(
  (name) => ![...BREACHES, ...WAITS].includes(name),
)

test('every fault answers as the contract has it', () =>
  atRest(async () => {
    const [call] = calls
    if (!call) throw new Error('There are no calls.')
    const at200 = operationOf(call).responses['200'] as Media
    for (const name of faults) {
      const { status, text } = (await sandboxAnswer(call, requestOf(call), { state: name })) ?? {}
      const { schema } = jsonOf(status === 200 ? at200 : (responses.Broken as Media))
      const isJson = text?.startsWith('{')
      if (isJson) expect(problems(schema, parseJson(text ?? '')), name).toEqual([])
      else expect(status, name).toBeGreaterThanOrEqual(500)
    }
  }))

/** Their data breaks the contract: they show that a page survives it, or that there is none. */
const BAD_DATA = ['hostile', 'wrong_shape', 'null_data', 'empty']

const states = SCENARIOS.filter(
  ({ name }) => !FAULTS.some((fault) => fault.name === name) && !BAD_DATA.includes(name),
)

/** The calls of the pages of a scenario: other pages do not have it. */
const callsOf = ({ appliesTo }: Scenario) =>
  calls.filter(({ pages }) => appliesTo === 'all' || pages.some((page) => appliesTo.includes(page)))

test('every state of the sandbox answers as the contract has it', () =>
  atRest(async () => {
    const found: string[] = []
    for (const state of states) {
      reset()
      for (const call of callsOf(state)) {
        const asked = { state: state.name, page: call.pages[0] }
        const answer = await sandboxAnswer(call, requestOf(call), asked)
        // `cut_after` has no answer.
        if (!answer) continue
        const at200 = operationOf(call).responses['200'] as Media
        const wrong = problems(jsonOf(at200).schema, parseJson(answer.text))
        found.push(...wrong.map((problem) => `${state.name} ${call.name}: ${problem}`))
      }
    }
    expect(found).toEqual([])
  }))
