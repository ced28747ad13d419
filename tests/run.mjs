import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserProblem } from './support/browser.mjs'
import { pageTests } from './support/pageTests.mjs'
import { RETRIED, firstLine } from './support/retriedReporter.mjs'

/*
 * `npm test`: the gate, which has to hold before a change lands. `npm run test:full`: the gate, and the slow and broad
 * tests (`*.full.test.tsx`, `*.full.spec.ts`). With a page (`npm test -- sign-in`): the tests of that page alone.
 * `--slow`: the browser tests alone, on a six times slower processor. The first step that fails ends the run.
 */

const RESULTS = 'test-results'
const UNIT = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tests/support/retriedReporter.mjs',
  `--outputFile.json=${RESULTS}/unit.json`,
]
const BUILD = ['build', 'vite', 'build']
const BROWSER = ['playwright', 'test']
/** What the build is made of. */
const SOURCES = [
  'src',
  'vite',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  '.env',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
  },
})
const [page] = positionals
/** What the two runners take their list of files from. */
const suite = values.full ? 'full' : 'gate'
const steps = (page === undefined ? everything() : onePage(page)).filter(isWanted)
const problem = browserProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
for (const [name, command, ...args] of steps) {
  console.log(`\n— ${name}`)
  const startedAt = Date.now()
  const { status } = spawnSync('npx', ['--no-install', command, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      CI: 'true',
      FORCE_COLOR: '0',
      TEST_SUITE: suite,
      ...(values.slow && { SLOW_PHONE: '6' }),
    },
  })
  if (status !== 0) {
    console.error(`\n${name}: failed`)
    process.exit(1)
  }
  console.log(`  ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
}
report()

function everything() {
  return [
    ['types', 'tsc', '--noEmit'],
    ['lint', 'oxlint'],
    ['format', 'oxfmt', '--check'],
    ['unused', 'knip'],
    ['unit and page tests', ...UNIT],
    BUILD,
    ['bytes', 'node', 'tests/bytes.mjs'],
    ['styles', 'node', 'tests/styles.mjs'],
    ['hosting', 'node', 'tests/hosting.mjs'],
    ['browser tests', ...BROWSER],
  ]
}

/** On a slow phone only the browser's tests differ. */
function isWanted([name]) {
  return !values.slow || name === 'build' || name === 'browser tests'
}

function onePage(name) {
  const { folders, grep, names } = pageTests(name)
  if (grep === undefined) {
    console.error(`No page or browser test is called ${name}. There are: ${names.join(', ')}`)
    process.exit(1)
  }
  return [
    ...(folders.length > 0 ? [['unit and page tests', ...UNIT, ...folders]] : []),
    ...(isBuildFresh() ? [] : [BUILD]),
    ['browser tests', ...BROWSER, '--grep', grep],
  ]
}

/** No source has been written since `dist/` was built. */
function isBuildFresh() {
  const built = 'dist/index.html'
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  const isShipped = (path) => !/\.test\.tsx?$|\/looks\.ts$/.test(path)
  return SOURCES.flatMap(filesOf)
    .filter(isShipped)
    .every((path) => statSync(path).mtimeMs < mtimeMs)
}

function filesOf(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
}

/** The closing lines for both runners together: which tests needed a second try, and how many passed. */
function report() {
  const unit = readJson(`${RESULTS}/unit.json`) ?? { numPassedTests: 0, numFailedTests: 0 }
  const browser = readJson('playwright-report/e2e.json')
  const retried = [...(readJson(RETRIED) ?? []), ...retriedInBrowser(browser)]
  console.log('')
  for (const name of retried) console.log(`needed a second try: ${name}`)
  const passed = unit.numPassedTests + browser.stats.expected + browser.stats.flaky
  console.log(`${passed} passed, ${unit.numFailedTests + browser.stats.unexpected} failed`)
}

/** The titles of the browser tests that passed only the second time, and what was wrong the first time. */
function retriedInBrowser({ suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  return suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title, tests }) => {
      const [failed] = tests.flatMap(({ results }) => results).filter(({ error }) => error)
      return `${file} > ${title}: ${firstLine(failed?.error.message)}`
    })
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
