import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Younger than the oldest browsers of the README (Chrome 87, Safari 14); the build translates syntax, not these. */
const TOO_YOUNG =
  /\.at\(|\bObject\.(?:hasOwn|groupBy)\b|\.findLast|\bstructuredClone\b|\bAbortSignal\.(?:timeout|any)\b|\.to(?:Sorted|Reversed|Spliced)\(|\bPromise\.withResolvers\b|\bArray\.fromAsync\b|\bscrollend\b|\bcanParse\b|\b(?:query|params|search(?:Params)?)\.size\b|\.checkVisibility\b/

/** The code that runs in a browser: no sandbox, no tests and none of their helpers. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !path.startsWith('sandbox') &&
    !/\.test\.tsx?$|\/testing\.tsx?$|\/looks\.ts$/.test(path),
)

test('no source calls what the oldest browsers lack', () => {
  expect(sources.length).toBeGreaterThan(100)
  const young = sources.filter((path) => TOO_YOUNG.test(readFileSync(join('src', path), 'utf8')))
  expect(young).toEqual([])
})
