import { expect, test } from 'vitest'
import { cyclesOf, folderGraph, importGraph } from './support/importGraph'
import { filesUnder, textOf } from './support/modules'

/*
 * The linter's import/no-cycle sees `import` and `import type`, but neither `import()` nor `import('…')` as a type
 * (oxc-project/oxc#25555). This test sees all four.
 */

const cyclesIn = (files: Record<string, string>) => cyclesOf(importGraph(files))

test.each([
  [
    'import()',
    "export const later = () => import('./two')",
    "export const last = import('@/kit/one')",
  ],
  [
    'import() one way',
    "export const later = () => import('./two')",
    "import { later } from './one'\nlater()",
  ],
  [
    'import() as a type',
    "export type One = import('./two').Two",
    "export type Two = import('./one').One",
  ],
  ['import type', "import type { Two } from './two'", "import { one } from './one'"],
  ['a re-export', "export * from './two'", "export type { One } from './one'"],
])('finds a cycle of %s', (_, one, two) => {
  const files = { 'src/kit/one.ts': one, 'src/kit/two.tsx': two }
  expect(cyclesIn(files)).toEqual([['src/kit/one.ts', 'src/kit/two.tsx']])
})

test('finds a cycle over three folders, and none where the way only forks', () => {
  const files = {
    'src/app/one.ts': "import './two'\nimport './three'",
    'src/app/two.ts': "import '@/kit/three'",
    'src/kit/three.ts': "export const later = () => import('@/lib/four')",
    'src/lib/four.ts': '',
  }
  expect(cyclesIn(files)).toEqual([])
  expect(cyclesIn({ ...files, 'src/lib/four.ts': "import '@/app/two'" })).toEqual([
    ['src/app/two.ts', 'src/kit/three.ts', 'src/lib/four.ts'],
  ])
})

test('finds folders that import each other, over others too, but not what is in a folder above or below', () => {
  const files = {
    'src/kit/one/a.ts': "import '@/kit/two/b'\nimport '@/kit/top'\nimport './below/c'",
    'src/kit/one/below/c.ts': "import '@/kit/one/d'\nimport '@/kit/top'",
    'src/kit/one/d.ts': '',
    'src/kit/two/b.ts': "import '@/kit/three/e'",
    'src/kit/three/e.ts': '',
    'src/kit/top.ts': "import './three/e'",
  }
  expect(cyclesOf(folderGraph(importGraph(files)))).toEqual([])
  const back = { ...files, 'src/kit/three/e.ts': "import '@/kit/one/below/c'" }
  expect(cyclesOf(folderGraph(importGraph(back)))).toEqual([
    ['src/kit/one', 'src/kit/two', 'src/kit/three'],
  ])
})

const sources = Object.fromEntries(
  filesUnder('src')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => [path, textOf(path)]),
)

test('the source has no cycle', () => {
  const graph = importGraph(sources)
  expect(graph.get('src/main.tsx')?.length).toBeGreaterThan(3)
  expect(cyclesOf(graph)).toEqual([])
})

test('no folder of the source imports one that imports it, tests and looks apart', () => {
  const code = Object.entries(sources).filter(
    ([path]) => !/\.test\.|\/(testing|looks)\./.test(path),
  )
  const folders = folderGraph(importGraph(Object.fromEntries(code)))
  expect(folders.get('src/kit/page')).toContain('src/kit/login')
  expect(cyclesOf(folders)).toEqual([])
})
