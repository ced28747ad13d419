import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserProblem, findBrowser } from './support/browser.mjs'
import { pageTests } from './support/pageTests.mjs'
import { browserRows, closingLines } from './support/runReport.mjs'

/*
 * `npm test`: the gate, which has to pass before a change lands. With a page (`npm test -- sign-in`): only the tests of
 * that page. `npm run test:full`: the gate, and the slow and broad tests (`*.full.test.tsx`, `*.full.spec.ts`); then
 * the gate's browser tests in a full Chromium, if there is one besides the headless shell, and all but them on the
 * other Nodes that the README promises. `--node 24`: on that Node, which npx fetches. `--slow` and `--old`: only the
 * browser tests, on a six times slower processor, or without what the oldest browsers lack. The first step that fails
 * ends the run.
 */

const RESULTS = 'test-results'
const NODES = ['20', '22', '24']
const UNIT = {
  name: 'unit and page tests',
  run: ['vitest', 'run', '--reporter=default', '--reporter=./tests/support/rowsReporter.mjs'],
}
const BUILD = { name: 'build', run: ['vite', 'build'] }
const BROWSER = { name: 'browser tests', run: ['playwright', 'test', '--reporter=line,json'] }
/** The inputs of the build. */
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
    old: { type: 'boolean', default: false },
    node: { type: 'string' },
  },
})
const [page] = positionals
const problem = browserProblem()
if (problem) {
  console.error(problem)
  process.exit(1)
}
const steps = (page === undefined ? everything() : onePage(page)).filter(isWanted)
const nodeFolder = values.node && folderOfNode(values.node)
rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const rows = []
for (const step of steps) {
  console.log(`\n— ${step.name}`)
  const startedAt = Date.now()
  if (runStep(step) !== 0) {
    console.error(`\n${step.name}: failed`)
    process.exit(1)
  }
  console.log(`  ${step.name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)
  rows.push(...rowsOf(step))
}
console.log('')
for (const line of closingLines(rows)) console.log(line)

function everything() {
  const gate = [
    { name: 'types', run: ['tsc', '--noEmit'] },
    { name: 'lint', run: ['oxlint'] },
    { name: 'format', run: ['oxfmt', '--check'] },
    { name: 'unused', run: ['knip'] },
    UNIT,
    BUILD,
    { name: 'bytes', run: ['node', 'tests/bytes.mjs'] },
    { name: 'styles', run: ['node', 'tests/styles.mjs'] },
    { name: 'hosting', run: ['node', 'tests/hosting.mjs'] },
    BROWSER,
  ]
  if (!values.full) return gate
  const [running] = process.versions.node.split('.')
  const others = NODES.filter((version) => version !== running)
  return [
    // Both runners choose their files by it.
    ...gate.map((step) => ({ ...step, env: { TEST_SUITE: 'full' } })),
    { name: 'campaigns', run: ['node', 'tests/campaigns.mjs'] },
    ...inWholeBrowser(),
    ...others.flatMap((version) => onNode(version, gate)),
  ]
}

/** In the browser Node only serves files. */
function onNode(version, gate) {
  const node = folderOfNode(version)
  return gate
    .filter((step) => step !== BROWSER)
    .map((step) => ({ ...step, name: `${step.name}, Node ${version}`, node }))
}

/** The browser tests in a full Chromium, if the others run in another one. */
function inWholeBrowser() {
  const browser = findBrowser({ whole: true })
  if (browser === undefined || browser === findBrowser()) return []
  const name = `${BROWSER.name} in a full Chromium`
  return [{ ...BROWSER, name, env: { CHROMIUM_PATH: browser } }]
}

/** On a slow or old phone only the browser's tests differ. */
function isWanted({ name }) {
  return !(values.slow || values.old) || name === BUILD.name || name === BROWSER.name
}

function onePage(name) {
  const { folders, grep, names } = pageTests(name)
  if (grep === undefined) {
    console.error(`No page or browser test is called ${name}. There are: ${names.join(', ')}`)
    process.exit(1)
  }
  const env = values.full ? { TEST_SUITE: 'full' } : {}
  return [
    ...(folders.length > 0 ? [{ ...UNIT, run: [...UNIT.run, ...folders], env }] : []),
    ...(isBuildFresh() ? [] : [BUILD]),
    { ...BROWSER, run: [...BROWSER.run, '--grep', grep], env },
  ]
}

function runStep({ name, run, env, node = nodeFolder }) {
  const { status } = spawnSync('npx', ['--no-install', ...run], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...(node !== undefined && { PATH: `${node}${delimiter}${process.env.PATH ?? ''}` }),
      CI: 'true',
      FORCE_COLOR: '0',
      ROWS_OUTPUT_FILE: reportOf(name),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name),
      ...(values.slow && { SLOW_PHONE: '6' }),
      ...(values.old && { OLD_PHONE: '1' }),
      ...env,
    },
  })
  return status
}

/** The folder of the newest Node of a major version, downloaded from the registry if needed. */
function folderOfNode(version) {
  const ask = ['--yes', '--package', `node@${version}`, '--', 'node', '-p', 'process.execPath']
  const { stdout, status } = spawnSync('npx', ask, { encoding: 'utf8' })
  if (status === 0) return dirname(stdout.trim())
  console.error(`npx could not bring Node ${version}`)
  process.exit(1)
}

/** The tests that ran in a step, of whichever of the two runners. */
function rowsOf({ name }) {
  const path = reportOf(name)
  if (!existsSync(path)) return []
  const said = JSON.parse(readFileSync(path, 'utf8'))
  const ran = Array.isArray(said) ? said : browserRows(said)
  return ran.map((row) => ({ ...row, name: `${name}: ${row.name}` }))
}

function reportOf(name) {
  return `${RESULTS}/${name.replaceAll(/\W+/g, '-')}.json`
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
    .map((entry) => join(entry.parentPath, entry.name))
}
