import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Where the page `/test` shows parts, and where the product itself draws the toasts. */
const STARTS = [
  'src/campaigns/test/TestPage.tsx',
  'src/campaigns/test/Laboratory.tsx',
  'src/app/afterStart.tsx',
]
const FOLDERS = /^src\/(?:kit|ui|campaigns\/test)\//

/** A campaign's route and its main query have these: they live on the pages alone. */
const OF_ROUTES = [
  'src/kit/page/CampaignProvider.tsx',
  'src/kit/page/useOnPageRestore.ts',
  'src/kit/page/useShellState.ts',
]

/** The files that a file imports from these folders, at once or later; types draw nothing. */
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
    return found.filter((name) => FOLDERS.test(name))
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
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx$|\/use[A-Z]\w*\.ts$/.test(file) && !/\.test\.|\/testing\./.test(file))
    .sort()
  expect(parts.length).toBeGreaterThan(120)
  const reached = reachedFrom(STARTS)
  expect(parts.filter((file) => !reached.has(file))).toEqual(OF_ROUTES)
})

test('every icon that the page /test shows is drawn by the product', () => {
  const names = [...readFileSync('src/ui/icons.tsx', 'utf8').matchAll(/^export const (\w+)/gm)]
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:ui\/icons|campaigns\/test\/)/.test(file))
    .map((file) => readFileSync(join('src', file), 'utf8'))
    .join()
  expect(names.length).toBeGreaterThan(20)
  const unused = names.filter(([, name = '']) => !new RegExp(`\\b${name}\\b`).test(code))
  expect(unused.map(([, name]) => name)).toEqual([])
})
