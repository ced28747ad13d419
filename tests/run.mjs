import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { browserProblem } from './support/browser.mjs'

/*
 * `npm test`: everything that has to hold before a change lands. The first step that fails ends the run.
 */

const RESULTS = 'test-results'
const STEPS = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
  ['unused', 'knip'],
  [
    'unit and page tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}/unit.json`,
  ],
  ['build', 'vite', 'build'],
  ['bytes', 'node', 'tests/bytes.mjs'],
  ['browser tests', 'playwright', 'test'],
]

const problem = browserProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
for (const [name, command, ...args] of STEPS) {
  console.log(`\n— ${name}`)
  const startedAt = Date.now()
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, CI: 'true', FORCE_COLOR: '0' },
  })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
  console.log(`  ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}
report()

/** One closing line for both runners together. */
function report() {
  const unit = JSON.parse(readFileSync(`${RESULTS}/unit.json`, 'utf8'))
  const { stats } = JSON.parse(readFileSync('playwright-report/e2e.json', 'utf8'))
  const passed = unit.numPassedTests + stats.expected + stats.flaky
  if (stats.flaky > 0) console.log(`\n${stats.flaky} browser tests needed a second try: see above`)
  const failed = unit.numFailedTests + stats.unexpected
  console.log(`\n${passed} passed, ${failed} failed`)
}
