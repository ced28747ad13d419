import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BASE_PATH, apiBase, env } from '@/lib/env'
import type * as EnvModule from '@/lib/env'
import { SETTING_NAMES, checkedEnv, settingProblems } from './env'

const OPTIONAL = ['VITE_API_PROXY', 'VITE_SITE_ORIGIN']
const MAY_BE_EMPTY = [
  'VITE_API_ORIGIN',
  'VITE_REPORT_URL',
  'VITE_WX_SIGNATURE_PATH',
  'VITE_WX_OPEN_APP_ID',
]
const REQUIRED = SETTING_NAMES.filter((name) => !OPTIONAL.includes(name))
const read = (file: string) => parseEnv(readFileSync(file, 'utf8'))
const example = () => read('.env.example')
const README = readFileSync('README.md', 'utf8')
/** As Vite reads them, but without the variables of this process: Vitest has added those of `test`. */
const settingsOf = (mode: string) => ({ ...read('.env'), ...read(`.env.${mode}`) })

test.each([
  ['development', '', '/api'],
  ['test', '', '/mfuwu/api'],
  ['production', '', '/mfuwu/api'],
  ['development', 'https://api.example.com', 'https://api.example.com/api'],
  ['test', 'https://api.example.com', 'https://api.example.com/mfuwu/api'],
  ['production', 'https://api.example.com', 'https://api.example.com/mfuwu/api'],
])('the API base of %s at "%s" is %s', (mode, origin, base) => {
  expect(apiBase(mode, origin)).toBe(base)
})

/** The API base in a build of this mode, with the settings of this folder. */
async function builtApiBase(mode: string, envDir: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode,
    envDir,
    build: { write: false, lib: { entry: 'src/lib/env.ts', formats: ['es'] } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Nothing was built.')
  const code = Buffer.from(output.output[0].code).toString('base64')
  const module = (await import(`data:text/javascript;base64,${code}`)) as typeof EnvModule
  return module.apiBase(module.env.mode, module.env.apiOrigin)
}

describe('three environments with three API origins', () => {
  const ORIGINS = { development: 'http://192.168.1.7:3000', test: 'https://api-test.example.com' }
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  beforeAll(() => {
    // Vitest has added its own environment's settings to the process, where they would take precedence.
    vi.stubEnv('VITE_API_ORIGIN', undefined)
    writeFileSync(join(folder, '.env'), 'VITE_API_ORIGIN=https://api.example.com\n')
    for (const [mode, origin] of Object.entries(ORIGINS))
      writeFileSync(join(folder, `.env.${mode}`), `VITE_API_ORIGIN=${origin}\n`)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['development', 'http://192.168.1.7:3000/api'],
    ['test', 'https://api-test.example.com/mfuwu/api'],
    ['production', 'https://api.example.com/mfuwu/api'],
  ])('%s asks its own API, on its own path', async (mode, base) => {
    expect(await builtApiBase(mode, folder)).toBe(base)
  })
})

test('the base path is the specification’s', () => {
  expect(BASE_PATH).toBe('/mfuwu')
})

test.each(['development', 'test', 'production'])(
  'the repository’s settings for %s pass',
  (mode) => {
    const settings = settingsOf(mode)
    expect(settingProblems(settings)).toEqual([])
    expect(new URL(settings.VITE_MAIN_SITE ?? '').hostname).toMatch(/\.example$/)
  },
)

test('each environment has its own main site', () => {
  const sites = ['development', 'test', 'production'].map((mode) => settingsOf(mode).VITE_MAIN_SITE)
  expect(new Set(sites).size).toBe(3)
})

test('the example passes and lists exactly the settings that the build reads', () => {
  expect(settingProblems(example())).toEqual([])
  expect(Object.keys(example()).sort()).toEqual([...SETTING_NAMES].sort())
})

test('the example explains each setting', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  for (const [at, line] of lines.entries())
    if (line.startsWith('VITE_')) expect(lines[at - 1], line).toMatch(/^# \S.+/)
})

test('the README explains exactly the same settings, each with its meaning and its default', () => {
  const rows = [...README.matchAll(/^\| `(VITE_\w+)`\s*\| (\S.*?)\s*\| (\S.*?)\s*\|$/gm)]
  expect(rows.map(([, name = '']) => name).sort()).toEqual([...SETTING_NAMES].sort())
  const defaults: Record<string, string | undefined> = read('.env')
  for (const [, name = '', , shown = ''] of rows)
    if (defaults[name]) expect(shown, name).toBe(`\`${defaults[name]}\``)
})

test('the client knows every required setting, and no other', () => {
  const declared = readFileSync('src/env.d.ts', 'utf8').match(/VITE_\w+/g) ?? []
  expect([...declared].sort()).toEqual([...REQUIRED].sort())
  const used = readFileSync('src/lib/env.ts', 'utf8').match(/(?<=import\.meta\.env\.)VITE_\w+/g)
  expect([...(used ?? [])].sort()).toEqual([...REQUIRED].sort())
  for (const value of Object.values(env)) expect(value).toBeTypeOf('string')
})

test.each(REQUIRED)('%s is named when it is missing', (name) => {
  expect(settingProblems({ ...example(), [name]: undefined })).toEqual([
    expect.stringMatching(new RegExp(`^${name} is missing: it must be .+\\.$`)),
  ])
})

test.each([
  ...REQUIRED.filter((name) => !MAY_BE_EMPTY.includes(name)).map((name) => [name, '']),
  ['VITE_API_ORIGIN', 'api.example.com'],
  ['VITE_API_ORIGIN', 'https://api.example.com/'],
  ['VITE_API_ORIGIN', 'https://api.example.com/api'],
  ['VITE_API_ORIGIN', 'https://api.example.com?x'],
  ['VITE_API_ORIGIN', 'https://api example.com'],
  ['VITE_API_ORIGIN', 'https://api.example.com:port'],
  ['VITE_API_ORIGIN', 'undefined'],
  ['VITE_API_ORIGIN', 'https://u:p@api.example.com'],
  ['VITE_API_ORIGIN', 'https://api.example.com;x'],
  ['VITE_API_ORIGIN', 'https://api.example.com"'],
  ['VITE_API_ORIGIN', "https://api.example.com'"],
  ['VITE_API_ORIGIN', 'https://api.example.com,'],
  ['VITE_API_ORIGIN', 'https://api.example.com>'],
  ['VITE_API_ORIGIN', 'https://*'],
  ['VITE_API_ORIGIN', 'https://*.example.com'],
  ['VITE_API_ORIGIN', 'https://a\\b'],
  ['VITE_API_ORIGIN', 'https://'],
  ['VITE_MAIN_SITE', '//www.example.com'],
  ['VITE_MAIN_SITE', 'javascript:alert(1)'],
  ['VITE_MAIN_SITE_TEST', 'https://test.example.com/'],
  ['VITE_APP_UA_MARKER', 'Two Words'],
  ['VITE_APP_DEEP_LINK', 'open'],
  ...['http', 'HTTPS', 'javascript', 'data'].map((scheme) => [
    'VITE_APP_DEEP_LINK',
    `${scheme}://app`,
  ]),
  ['VITE_APP_UNIVERSAL_LINK', 'app://open'],
  ['VITE_APP_DOWNLOAD_URL', 'https://'],
  ['VITE_PRODUCT_NAME', '  '],
  ['VITE_POLICE_NUMBER', 'none'],
  ['VITE_LINK_ABOUT', 'https://[bad'],
  ['VITE_REPORT_URL', '/reports'],
  ['VITE_REPORT_URL', 'https://u:p@reports.example.com'],
  ['VITE_REPORT_URL', 'https://reports.example.com;x/'],
  ['VITE_REPORT_URL', 'https://reports.example.com/?key=1'],
  ['VITE_REPORT_RATE', '10'],
  ['VITE_REPORT_RATE', '10%'],
  ['VITE_REPORT_RATE', '-1'],
  ['VITE_WX_SIGNATURE_PATH', 'ucenter/api/sign'],
  ['VITE_WX_SIGNATURE_PATH', '//evil.example/sign'],
  ['VITE_WX_SIGNATURE_PATH', '/sign?key=1'],
  ['VITE_WX_SIGNATURE_PATH', '/a/../sign'],
  ['VITE_WX_OPEN_APP_ID', 'com.example.app'],
  ['VITE_API_PROXY', 'localhost:8080'],
  ['VITE_SITE_ORIGIN', 'https://m.example.com/mfuwu'],
])('%s is named when it is "%s"', (name = '', value = '') => {
  expect(settingProblems({ ...example(), [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} is malformed: it must be .+\\.$`)),
  ])
})

test('several problems are named at once', () => {
  expect(settingProblems({})).toHaveLength(REQUIRED.length)
})

test.each([
  'https://api.example.com',
  'http://localhost:8080',
  'http://192.168.1.7:3000',
  'http://[::1]:3000',
])('%s is an origin', (origin) => {
  expect(settingProblems({ ...example(), VITE_API_ORIGIN: origin })).toEqual([])
})

test('the dev proxy is optional', () => {
  const proxied = { ...example(), VITE_API_PROXY: 'http://localhost:8080' }
  expect(settingProblems(proxied)).toEqual([])
  expect(settingProblems({ ...example(), VITE_API_PROXY: undefined })).toEqual([])
})

test('a build of an environment that is not set up ends with the names of what is missing', () => {
  vi.stubEnv('VITEST', '')
  const { config } = checkedEnv()
  const run = (mode: string) => () =>
    (config as (config: object, env: { mode: string }) => void)({}, { mode })
  vi.stubEnv('VITE_MAIN_SITE', undefined)
  expect(run('staging')).toThrow(/VITE_MAIN_SITE is missing.+\n.*\.env\.example/)
  expect(run('production')).not.toThrow()
  vi.unstubAllEnvs()
})
