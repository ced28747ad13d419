import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { parseJson } from '@/lib/storage/json'
import { runCheck } from './contract/check/testing'
import { isInReach, isMockInReach, startContractMock } from './support/contractMock'

/*
 * The contract in third-party tools: a mock server that is built from it, and the linters of OpenAPI. npx fetches them;
 * if the registry does not answer, they are skipped. The pages over the mock: tests/e2e/contractMock.full.spec.ts.
 */

const SPECTRAL = '@stoplight/spectral-cli@6.16.3'
const REDOCLY = '@redocly/cli@2.77.0'
const UNREACHABLE = 'The registry does not answer.'
const CONTRACT = 'docs/openapi.json'

// They are third-party programs, downloaded the first time.
vi.setConfig({ testTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', ...args], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test.for(['static', 'dynamic'] as const)(
  'every call that reads fits the %s answers of an independent mock',
  async (kind, { skip }) => {
    skip(!isMockInReach(), UNREACHABLE)
    const mock = await startContractMock(kind)
    try {
      const { code, calls, table } = await runCheck('--origin', mock.origin, '--token', 'any')
      expect(code, table).toBe(0)
      expect(calls.length).toBeGreaterThan(60)
    } finally {
      await mock.stop()
    }
  },
)

test('the recommended rules of Spectral find nothing', ({ skip }) => {
  skip(!isInReach(SPECTRAL), UNREACHABLE)
  const rules = join(folder, 'rules.json')
  writeFileSync(rules, '{"extends": ["spectral:oas"]}')
  const { status, said } = run(SPECTRAL, 'lint', '--ruleset', rules, '-F', 'hint', CONTRACT)
  expect(status, said).toBe(0)
})

test('the recommended rules of Redocly find nothing', ({ skip }) => {
  skip(!isInReach(REDOCLY), UNREACHABLE)
  const { status, said } = run(REDOCLY, 'lint', '--format', 'json', CONTRACT)
  expect(status, said).toBe(0)
  const { totals } = parseJson(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)) as {
    totals: { errors: number; warnings: number }
  }
  expect(totals, said).toMatchObject({ errors: 0, warnings: 0 })
})
