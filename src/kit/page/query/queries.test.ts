import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What makes queries, and what keeps something else than an answer in the cache. */
const MAKERS = [
  'campaigns/original-resident/resident/useSignedOut.ts',
  'kit/list/pagedQuery.ts',
  'kit/page/query/answer.ts',
  'kit/page/query/queryClient.ts',
  'kit/page/query/usePart.ts',
]

test('no query is made beside the helpers that say whose it is', () => {
  const makers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(`src/${file}`, 'utf8').includes('queryFn'))
  expect(makers.sort()).toEqual(MAKERS)
})
