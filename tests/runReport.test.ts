import { expect, test } from 'vitest'
import { browserRows, closingLines } from './support/runReport.mjs'

const row = (name: string, ms: number, firstTry?: string) => ({
  name,
  ms,
  passed: true,
  ...(firstTry !== undefined && { firstTry }),
})

test('reads the tests of all depths from the browser’s report, each with the time of all its tries', () => {
  const failed = {
    duration: 1500,
    error: { message: '\u001B[31mnot there\u001B[39m\n  at line 3' },
  }
  const spec = (title: string, status: string, results: object[]) => ({
    file: 'menu.spec.ts',
    title,
    tests: [{ status, results: results as { duration: number }[] }],
  })
  const suites = [
    {
      specs: [spec('opens', 'expected', [{ duration: 700 }])],
      suites: [
        {
          specs: [
            spec('closes', 'flaky', [failed, { duration: 500 }]),
            spec('waits', 'unexpected', [failed, failed]),
            spec('is left out', 'skipped', []),
          ],
        },
      ],
    },
  ]
  expect(browserRows({ suites })).toEqual([
    { name: 'menu.spec.ts > opens', ms: 700, passed: true },
    { name: 'menu.spec.ts > closes', ms: 2000, passed: true, firstTry: 'not there' },
    { name: 'menu.spec.ts > waits', ms: 3000, passed: false },
  ])
})

test('names the ten slowest of all, the slowest first, then second tries and the sum', () => {
  const quick = Array.from({ length: 9 }, (_, at) => row(`quick ${at}`, 100 - at))
  const lines = closingLines([
    row('hasty', 1),
    ...quick,
    row('slow', 12_340),
    { name: 'wrong', ms: 2, passed: false },
    row('wavers', 3, 'too late'),
  ])
  expect(lines.slice(0, 3)).toEqual(['the slowest:', '  12.3 s  slow', '   0.1 s  quick 0'])
  expect(lines.slice(10)).toEqual([
    '   0.1 s  quick 8',
    '',
    'needed a second try: wavers: too late',
    '12 passed, 1 failed',
  ])
})
