import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The files that make queries of answers, and of lazy code. */
const MAKERS = [
  'kit/query/answer.ts',
  'kit/query/pagedQuery.ts',
  'kit/query/queryClient.ts',
  'kit/query/usePart.ts',
]

test('no query is made beside the helpers that say whose it is', () => {
  const makers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => /queryFn(?!: skipToken)/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(makers.sort()).toEqual(MAKERS)
})
