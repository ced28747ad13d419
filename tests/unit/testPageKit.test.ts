import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Where the page `/test` shows parts, and where the product itself draws the toasts. */
const STARTS = [
  'src/campaigns/test/TestPage.tsx',
  'src/campaigns/test/Laboratory.tsx',
  'src/app/afterStart.tsx',
]
const ROOMS = /^src\/(?:kit|ui|campaigns\/test)\//

/** These read what a route's own loader was answered: they live on the campaign pages alone. */
const OF_ROUTES = ['src/kit/campaign/usePageData.ts', 'src/kit/campaign/useShellState.ts']

/** The files that a file imports from these rooms, at once or later; types draw nothing. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const specifiers = [
    ...code.matchAll(/^import (?!type )[^'"]*from '([^']+)'/gm),
    ...code.matchAll(/\bimport\('([^']+)'\)/g),
  ].map(([, specifier = '']) => specifier)
  return specifiers.flatMap((specifier) => {
    const path = specifier.startsWith('@/')
      ? join('src', specifier.slice(2))
      : join(dirname(file), specifier)
    const found = ['.tsx', '.ts'].map((end) => path + end).filter((name) => existsSync(name))
    return found.filter((name) => ROOMS.test(name))
  })
}

function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set(starts)
  // A set grows while it is walked.
  for (const file of reached) for (const next of importsOf(file)) reached.add(next)
  return reached
}

test('every component and hook of kit and ui is alive on the page /test', () => {
  const parts = ['src/kit', 'src/ui']
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
    )
    .filter((file) => /\.tsx$|\/use[A-Z]\w*\.ts$/.test(file))
    .sort()
  expect(parts.length).toBeGreaterThan(120)
  const reached = reachedFrom(STARTS)
  expect(parts.filter((file) => !reached.has(file))).toEqual(OF_ROUTES)
})
