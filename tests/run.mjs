import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { browserProblem } from './support/browser.mjs'
import { pageTests } from './support/pageTests.mjs'

/*
 * `npm test`: everything that has to hold before a change lands. `npm test -- sign-in`: the tests of one page alone.
 * The first step that fails ends the run.
 */

const RESULTS = 'test-results'
const UNIT = [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
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

const [page] = process.argv.slice(2)
const steps = page === undefined ? everything() : onePage(page)
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
    env: { ...process.env, CI: 'true', FORCE_COLOR: '0' },
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
  const isShipped = (path) => !/\.test\.tsx?$|\/(?:looks|badInput)\.ts$/.test(path)
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

/** One closing line for both runners together. */
function report() {
  const unit = existsSync(`${RESULTS}/unit.json`)
    ? JSON.parse(readFileSync(`${RESULTS}/unit.json`, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 }
  const { stats } = JSON.parse(readFileSync('playwright-report/e2e.json', 'utf8'))
  const failed = unit.numFailedTests + stats.unexpected
  console.log(`\n${unit.numPassedTests + stats.expected} passed, ${failed} failed`)
}
