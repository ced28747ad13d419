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
import { asRecord, parseJson } from '@/lib/json'

vi.setConfig({ testTimeout: 60_000 })

const ARROWS = 'eslint(no-restricted-imports)'
const CIRCLE = 'import(no-cycle)'

const CONFIG = asRecord(JSON.parse(readFileSync('.oxlintrc.json', 'utf8')))

/** docs/architecture.md: which rooms a room may import by name. A page and a campaign reach their own files by `./`. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  lib: ['lib'],
  api: ['api', 'lib'],
  bridge: ['bridge', 'lib'],
  ui: ['ui', 'lib'],
  session: ['session', 'api', 'bridge', 'lib'],
  tracking: ['tracking', 'api', 'session', 'lib'],
  kit: ['kit', 'ui', 'session', 'bridge', 'tracking', 'lib', 'api'],
  frame: ['frame', 'kit', 'ui', 'session', 'bridge', 'tracking', 'lib', 'api'],
  pages: ['kit', 'ui', 'session', 'bridge', 'tracking', 'lib', 'api'],
  campaigns: ['kit', 'ui', 'session', 'bridge', 'tracking', 'lib', 'api'],
  app: [
    'app',
    'campaigns',
    'pages',
    'frame',
    'kit',
    'ui',
    'session',
    'bridge',
    'tracking',
    'lib',
    'api',
  ],
  sandbox: ['sandbox', 'api', 'lib'],
  early: ['early', 'pages', 'frame', 'session', 'bridge', 'api', 'lib'],
}
const ROOMS = Object.keys(MAY_IMPORT)

/** Lints a tree of files with the repository's own rules; answers the rules that each file breaks. */
function lint(files: Record<string, string>): Record<string, string[]> {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'))
  try {
    copyFileSync('tsconfig.json', join(root, 'tsconfig.json'))
    // The arrows need no types, and the linter is faster without.
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

test('every room of the source has its arrows, and no other stands beside them', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).sort()).toEqual([...ROOMS].sort())
})

test('each room imports exactly the rooms that it may', () => {
  const targets = things(...ROOMS.map((room) => `src/${room}/thing.ts`))
  const pairs = ROOMS.flatMap((from) => ROOMS.map((to) => ({ from, to })))
  const file = ({ from, to }: { from: string; to: string }) => `src/${from}/uses-${to}.ts`
  const broken = lint({
    ...targets,
    ...Object.fromEntries(pairs.map((pair) => [file(pair), uses(`@/${pair.to}/thing`)])),
  })
  const forbidden = pairs.filter(({ from, to }) => !MAY_IMPORT[from]?.includes(to)).map(file)
  expect(forbidden.length).toBeGreaterThan(80)
  expect(broken).toEqual(Object.fromEntries(forbidden.map((path) => [path, [ARROWS]])))
})

test('a page and a campaign reach their own files, and their own folder’s only', () => {
  expect(
    lint({
      ...things('src/campaigns/soul/deep/thing.ts', 'src/pages/home/thing.ts', 'src/paths.ts'),
      'src/campaigns/soul/legal.ts': uses('./deep/thing'),
      'src/campaigns/soul/addresses.ts': uses('@/paths'),
      'src/pages/home/legal.ts': uses('./thing'),
    }),
  ).toEqual({})
})

test('no page and no campaign reaches another, in whatever form', () => {
  const specifiers = [
    '@/campaigns/qiXi/thing',
    '@/campaigns/soul/thing',
    '@/pages/home/thing',
    '@/app/thing',
    '@/lib/../campaigns/qiXi/thing',
    '@/./campaigns/qiXi/thing',
    '@//campaigns/qiXi/thing',
    '../qiXi/thing',
    './../qiXi/thing',
    './deep/../../qiXi/thing',
    '../../campaigns/qiXi/thing',
    '/src/campaigns/qiXi/thing',
    'src/campaigns/qiXi/thing',
    '..',
  ]
  const forms = (room: string) =>
    specifiers.flatMap((specifier, at): [string, string][] => [
      [`src/${room}/value${at}.ts`, uses(specifier)],
      [`src/${room}/View${at}.tsx`, uses(specifier)],
      [`src/${room}/again${at}.ts`, `export { thing } from '${specifier}'\n`],
      [`src/${room}/later${at}.ts`, `export const later = () => import('${specifier}')\n`],
      [
        `src/${room}/types${at}.ts`,
        `import type { Thing } from '${specifier}'\n\nexport type Used = Thing\n`,
      ],
    ])
  const offenders = [...forms('campaigns/soul'), ...forms('pages/moment-detail')]
  const broken = lint({
    ...things('src/campaigns/qiXi/thing.ts', 'src/pages/home/thing.ts', 'src/app/thing.ts'),
    ...Object.fromEntries(offenders),
  })
  for (const [path, content] of offenders) expect(broken[path], content).toContain(ARROWS)
  expect(Object.keys(broken)).toHaveLength(offenders.length)
})

test('the sandbox never gets into the product, from whatever depth', () => {
  const paths = ROOMS.filter((room) => room !== 'sandbox').map((room) => `src/${room}/deep/uses.ts`)
  const broken = lint({
    ...things('src/sandbox/thing.ts'),
    ...Object.fromEntries(paths.map((path) => [path, uses('@/sandbox/thing')])),
  })
  expect(broken).toEqual(Object.fromEntries(paths.map((path) => [path, [ARROWS]])))
})

test.each([
  ['@/app/thing', [], [ARROWS]],
  ['@/lib/thing', [], [ARROWS]],
  ['@/sandbox/thing', [ARROWS], [ARROWS]],
  ['./sandbox/thing', [ARROWS], [ARROWS]],
  ['axios', [ARROWS], [ARROWS]],
])('the files beside the rooms have arrows too: %s', (specifier, main, paths) => {
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
  const others = ROOMS.map((room) => `src/${room}/uses.ts`)
  const broken = lint({
    'src/api/client.ts': axios,
    ...Object.fromEntries(others.map((path) => [path, axios])),
  })
  expect(broken).toEqual(Object.fromEntries(others.map((path) => [path, [ARROWS]])))
})

test('the client has the arrows of its room', () => {
  const broken = lint({
    ...things('src/session/thing.ts'),
    'src/api/client.ts': uses('@/session/thing'),
  })
  expect(broken).toEqual({ 'src/api/client.ts': [ARROWS] })
})

test('the rooms below the pages know no router and no addresses', () => {
  const router =
    "import { useNavigate } from 'react-router-dom'\n\nexport const used = useNavigate\n"
  const rooms = ['lib', 'api', 'bridge', 'ui']
  const broken = lint({
    ...things('src/paths.ts'),
    ...Object.fromEntries(rooms.map((room) => [`src/${room}/router.ts`, router])),
    ...Object.fromEntries(rooms.map((room) => [`src/${room}/address.ts`, uses('@/paths')])),
    'src/kit/router.ts': router,
  })
  const files = rooms.flatMap((room) => [`src/${room}/router.ts`, `src/${room}/address.ts`])
  expect(broken).toEqual(Object.fromEntries(files.map((path) => [path, [ARROWS]])))
})

test.each([
  ['inside a folder', './one', './two', ''],
  ['by alias', '@/kit/one', '@/kit/two', ''],
  ['of types alone', '@/kit/one', './two', 'type '],
])('a circle fails: %s', (_, one, two, type) => {
  const file = (name: string, specifier: string, other: string) =>
    `import type { ${other} } from '${specifier}'\n\nexport type ${name} = ${other}[] | 1\n`
  const value = (name: string, specifier: string, other: string) =>
    `import { ${other} } from '${specifier}'\n\nexport const ${name} = (): unknown => ${other}\n`
  const make = type ? file : value
  const broken = lint({
    'src/kit/one.ts': make('One', two, 'Two'),
    'src/kit/two.ts': make('Two', one, 'One'),
  })
  expect(broken).toEqual({ 'src/kit/one.ts': [CIRCLE], 'src/kit/two.ts': [CIRCLE] })
})

test('a circle through three rooms’ worth of files fails', () => {
  const next = (name: string) => `import { pass } from '${name}'\n\nexport { pass }\n`
  const broken = lint({
    'src/campaigns/soul/a.ts': next('./b'),
    'src/campaigns/soul/b.ts': next('./deep/c'),
    'src/campaigns/soul/deep/c.ts': next('@/campaigns/soul/a'),
  })
  for (const codes of Object.values(broken)) expect(codes).toContain(CIRCLE)
  expect(Object.keys(broken)).toHaveLength(3)
})

test('the rules that are shown here are the rules of the repository', () => {
  const ignored = CONFIG?.ignorePatterns as string[]
  expect(ignored.filter((pattern) => /src|\*/.test(pattern))).toEqual([])
})
