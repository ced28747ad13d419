import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test, vi } from 'vitest'
import { BASE_PATH, apiBase, env } from '@/lib/env'
import { SETTING_NAMES, checkedEnv, settingProblems } from '../../vite/env'

const OPTIONAL = ['VITE_API_PROXY']
const REQUIRED = SETTING_NAMES.filter((name) => !OPTIONAL.includes(name))
const read = (file: string) => parseEnv(readFileSync(file, 'utf8'))
const example = () => read('.env.example')
const README = readFileSync('README.md', 'utf8')
/** As Vite reads them, but without the variables of this process: Vitest has put those of `test` there. */
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

test('the README’s host passes the API’s path on as it is asked, like every other way to it', () => {
  expect(README).toMatch(/location \/mfuwu\/api\/ \{ proxy_pass https:\/\/[\w.]+; \}/)
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
  ...REQUIRED.filter((name) => name !== 'VITE_API_ORIGIN').map((name) => [name, '']),
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
  ['VITE_API_PROXY', 'localhost:8080'],
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
