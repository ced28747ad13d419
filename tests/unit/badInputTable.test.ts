import { expect, test } from 'vitest'
import type { EndpointDescription } from '@/api/client'
import { PAGES } from '../support/badInputTable'

const modules = import.meta.glob<Record<string, unknown>>('/src/api/*.ts', { eager: true })
const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/{api,sandbox}/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const source = Object.values(sources).join('\n')

const isEndpoint = (value: unknown): value is EndpointDescription =>
  typeof value === 'function' && 'path' in value && 'given' in value

/** The paths of the calls that some page makes. */
const CALLED = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => new RegExp(`\\b${name}\\b`).test(source))
  .flatMap(([, value]) => (isEndpoint(value) ? [value.path] : []))

/** As the table has them, with the ids that they end in. */
const BROKEN = PAGES.flatMap(({ calls }) => calls).map(({ call }) =>
  call.replace(/\/\d+$/, '/{id}'),
)

test('the pages make calls', () => expect(CALLED.length).toBeGreaterThan(30))

test.each(CALLED)('%s goes wrong in every way on some page', (path) => {
  expect(BROKEN.some((end) => path.endsWith(end))).toBe(true)
})

test('no row is of a call that nobody makes', () => {
  expect(BROKEN.filter((end) => !CALLED.some((path) => path.endsWith(end)))).toEqual([])
})

test('every page has a call to wait for', () => {
  expect(PAGES).toHaveLength(13)
  expect(PAGES.filter(({ calls }) => !calls.some(({ main, waits }) => main ?? waits))).toEqual([])
})
