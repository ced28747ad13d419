import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { asRecord, parseJson } from '@/lib/storage/json'
import { layersOf, withLayerRules } from './lintRules.mjs'

vi.setConfig({ testTimeout: 60_000 })

const LAYERS = 'eslint(no-restricted-imports)'
const CYCLE = 'import(no-cycle)'

const CONFIG = asRecord(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')))

const ARCHITECTURE = readFileSync('docs/architecture.md', 'utf8')

/** Which folders a folder may import by `@/`, as docs/architecture.md lists them. Only pages and campaigns may not import their own so. */
const MAY_IMPORT = Object.fromEntries(
  Object.entries(layersOf(ARCHITECTURE)).map(([folder, others]) => [
    folder,
    folder === 'pages' || folder === 'campaigns' ? others : [folder, ...others],
  ]),
)
const FOLDERS = Object.keys(MAY_IMPORT)

/** Lints a tree of files with the repository's own rules; answers the rules that each file breaks. */
function lint(files: Record<string, string>): Record<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'import-rules-'))
  try {
    copyFileSync('tsconfig.json', join(root, 'tsconfig.json'))
    // The import rules need no types, and the linter is faster without.
    const rules = { ...CONFIG, options: { typeAware: false } }
    writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(rules))
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), content)
    }
    const oxlint = join(process.cwd(), 'node_modules', 'oxlint', 'bin', 'oxlint')
    const { stdout } = spawnSync(process.execPath, [oxlint, '-f', 'json', 'src'], {
      cwd: root,
      encoding: 'utf8',
    })
    const report = asRecord(parseJson(stdout)) as unknown as {
      diagnostics: { code: string; filename: string }[]
      number_of_files: number
    }
    expect(report.number_of_files, 'every file is linted').toBe(Object.keys(files).length)
    const broken: Record<string, string[]> = {}
    for (const { code, filename } of report.diagnostics) (broken[filename] ??= []).push(code)
    return broken
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

const uses = (specifier: string) =>
  `import { thing } from '${specifier}'\n\nexport const used = thing\n`
const THING = 'export const thing = 1\n'
const things = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, THING]))

test('the import rules are those of the table: npm run lint:layers', () => {
  expect(withLayerRules(CONFIG ?? {}, ARCHITECTURE)).toEqual(CONFIG)
})

test('every folder of the source has its import rules', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...FOLDERS].sort())
})

test('each folder imports exactly the folders that it may', () => {
  const targets = things(...FOLDERS.map((folder) => `src/${folder}/thing.ts`))
  const pairs = FOLDERS.flatMap((from) => FOLDERS.map((to) => ({ from, to })))
  const file = ({ from, to }: { from: string; to: string }) => `src/${from}/uses-${to}.ts`
  const broken = lint({
    ...targets,
    ...Object.fromEntries(pairs.map((pair) => [file(pair), uses(`@/${pair.to}/thing`)])),
  })
  const forbidden = pairs.filter(({ from, to }) => !MAY_IMPORT[from]?.includes(to)).map(file)
  expect(forbidden.length).toBeGreaterThan(80)
  expect(broken).toEqual(Object.fromEntries(forbidden.map((path) => [path, [LAYERS]])))
})

test('a page and a campaign reach their own files, and their own folder’s only', () => {
  expect(
    lint({
      ...things('src/campaigns/summer/deep/thing.ts', 'src/pages/home/thing.ts', 'src/paths.ts'),
      'src/campaigns/summer/legal.ts': uses('./deep/thing'),
      'src/campaigns/summer/addresses.ts': uses('@/paths'),
      'src/pages/home/legal.ts': uses('./thing'),
    }),
  ).toEqual({})
})

test('no page and no campaign reaches another, in whatever form', () => {
  const specifiers = [
    '@/campaigns/winter/thing',
    '@/campaigns/summer/thing',
    '@/pages/home/thing',
    '@/app/thing',
    '@/lib/../campaigns/winter/thing',
    '@/./campaigns/winter/thing',
    '@//campaigns/winter/thing',
    '../winter/thing',
    './../winter/thing',
    './deep/../../winter/thing',
    '../../campaigns/winter/thing',
    '/src/campaigns/winter/thing',
    'src/campaigns/winter/thing',
    '..',
  ]
  const forms = (folder: string) =>
    specifiers.flatMap((specifier, at): [string, string][] => [
      [`src/${folder}/value${at}.ts`, uses(specifier)],
      [`src/${folder}/View${at}.tsx`, uses(specifier)],
      [`src/${folder}/again${at}.ts`, `export { thing } from '${specifier}'\n`],
      [`src/${folder}/later${at}.ts`, `export const later = () => import('${specifier}')\n`],
      [
        `src/${folder}/types${at}.ts`,
        `import type { Thing } from '${specifier}'\n\nexport type Used = Thing\n`,
      ],
    ])
  const offenders = [...forms('campaigns/summer'), ...forms('pages/moment-detail')]
  const broken = lint({
    ...things('src/campaigns/winter/thing.ts', 'src/pages/home/thing.ts', 'src/app/thing.ts'),
    ...Object.fromEntries(offenders),
  })
  for (const [path, content] of offenders) expect(broken[path], content).toContain(LAYERS)
  expect(Object.keys(broken)).toHaveLength(offenders.length)
})

test('no folder imports the sandbox, from whatever depth', () => {
  const paths = FOLDERS.filter((folder) => folder !== 'sandbox').map(
    (folder) => `src/${folder}/deep/uses.ts`,
  )
  const broken = lint({
    ...things('src/sandbox/thing.ts'),
    ...Object.fromEntries(paths.map((path) => [path, uses('@/sandbox/thing')])),
  })
  expect(broken).toEqual(Object.fromEntries(paths.map((path) => [path, [LAYERS]])))
})

test.each([
  ['@/app/thing', [], [LAYERS]],
  ['@/lib/thing', [], [LAYERS]],
  ['@/sandbox/thing', [LAYERS], [LAYERS]],
  ['./sandbox/thing', [LAYERS], [LAYERS]],
  ['axios', [LAYERS], [LAYERS]],
])('the files beside the folders have import rules too: %s', (specifier, main, paths) => {
  const broken = lint({
    ...things('src/app/thing.ts', 'src/lib/thing.ts', 'src/sandbox/thing.ts'),
    'src/main.tsx': uses(specifier),
    'src/paths.ts': uses(specifier),
  })
  expect(broken['src/main.tsx'] ?? []).toEqual(main)
  expect(broken['src/paths.ts'] ?? []).toEqual(paths)
})

test('only the client imports axios', () => {
  const axios = "import { isAxiosError } from 'axios'\n\nexport const used = isAxiosError\n"
  const others = FOLDERS.map((folder) => `src/${folder}/uses.ts`)
  const broken = lint({
    'src/api/core/client.ts': axios,
    ...Object.fromEntries(others.map((path) => [path, axios])),
  })
  expect(broken).toEqual(Object.fromEntries(others.map((path) => [path, [LAYERS]])))
})

test('the client has the import rules of its folder', () => {
  const broken = lint({
    ...things('src/session/thing.ts'),
    'src/api/core/client.ts': uses('@/session/thing'),
  })
  expect(broken).toEqual({ 'src/api/core/client.ts': [LAYERS] })
})

test('lib, api, bridge and ui import no router and no addresses', () => {
  const router =
    "import { useNavigate } from 'react-router-dom'\n\nexport const used = useNavigate\n"
  const folders = ['lib', 'api', 'bridge', 'ui']
  const broken = lint({
    ...things('src/paths.ts'),
    ...Object.fromEntries(folders.map((folder) => [`src/${folder}/router.ts`, router])),
    ...Object.fromEntries(folders.map((folder) => [`src/${folder}/address.ts`, uses('@/paths')])),
    'src/kit/router.ts': router,
  })
  const files = folders.flatMap((folder) => [`src/${folder}/router.ts`, `src/${folder}/address.ts`])
  expect(broken).toEqual(Object.fromEntries(files.map((path) => [path, [LAYERS]])))
})

test.each([
  ['inside a folder', 'kit', './one', './two', ''],
  ['by alias', 'kit', '@/kit/one', '@/kit/two', ''],
  ['of types alone', 'kit', '@/kit/one', './two', 'type '],
  ['of types alone, in the sandbox', 'sandbox', './one', './two', 'type '],
])('a cycle fails: %s', (_, folder, one, two, type) => {
  const file = (name: string, specifier: string, other: string) =>
    `import type { ${other} } from '${specifier}'\n\nexport type ${name} = ${other}[] | 1\n`
  const value = (name: string, specifier: string, other: string) =>
    `import { ${other} } from '${specifier}'\n\nexport const ${name} = (): unknown => ${other}\n`
  const make = type ? file : value
  const broken = lint({
    [`src/${folder}/one.ts`]: make('One', two, 'Two'),
    [`src/${folder}/two.ts`]: make('Two', one, 'One'),
  })
  expect(broken).toEqual({ [`src/${folder}/one.ts`]: [CYCLE], [`src/${folder}/two.ts`]: [CYCLE] })
})

test('a cycle over three files fails', () => {
  const next = (name: string) => `import { pass } from '${name}'\n\nexport { pass }\n`
  const broken = lint({
    'src/campaigns/summer/a.ts': next('./b'),
    'src/campaigns/summer/b.ts': next('./deep/c'),
    'src/campaigns/summer/deep/c.ts': next('@/campaigns/summer/a'),
  })
  for (const codes of Object.values(broken)) expect(codes).toContain(CYCLE)
  expect(Object.keys(broken)).toHaveLength(3)
})

test('the linter ignores no source file', () => {
  const ignored = CONFIG?.ignorePatterns as string[]
  expect(ignored.filter((pattern) => /src|\*/.test(pattern))).toEqual([])
})
