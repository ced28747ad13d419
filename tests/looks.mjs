import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { changesPage, comparePictures } from './support/comparePictures.mjs'
import { pageTests } from './support/pageTests.mjs'

/*
 * - `npm run looks -- sign-in --dir out`: pictures of a page's looks (`looks.ts` in its folder) at 320, 375 and 430 px,
 * from the present `dist/`. Without a page: of all of them.
 * - `npm run looks -- --compare REF`: builds, takes the pictures of the pages that the difference to the commit touches
 * (or of the page that is named), here and there, and writes a page of what has changed.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string', default: 'test-results/looks' },
    compare: { type: 'string' },
  },
})
const [page] = positionals
const dir = resolve(values.dir)
const root = process.cwd()

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const lines = (text) => text.split('\n').filter(Boolean)

function build(cwd) {
  console.log(`Building ${cwd} …`)
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error']
  execFileSync(process.execPath, vite, { cwd, stdio: 'inherit' })
}

/** @returns whether all pictures could be taken */
function takePictures(grep, into, checkout = root) {
  const test = ['--no-install', 'playwright', 'test', 'looks.full.spec.ts', '--reporter=line']
  const env = { ...process.env, LOOKS_DIR: into, LOOKS_ROOT: checkout, TEST_SUITE: 'full' }
  // A second try would find on the platform the changes of the first one.
  const args = [...test, '--retries=0', '--grep', grep]
  return spawnSync('npx', args, { stdio: 'inherit', env }).status === 0
}

/** The commit's files and its build, kept for the next comparison. */
function checkoutOf(commit) {
  const folder = join(tmpdir(), 'mfuwu-looks', commit)
  if (existsSync(join(folder, 'dist/index.html'))) return folder
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', folder, commit)
  if (git('diff', '--name-only', commit, '--', 'package-lock.json') === '')
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  build(folder)
  return folder
}

async function touchedSince(commit) {
  const { module } = await runnerImport(`${root}/tests/support/pagesTouched.ts`, {
    configFile: false,
    root,
    logLevel: 'error',
  })
  const known = lines(git('ls-files', '--cached', '--others', '--exclude-standard'))
  const files = known.filter((path) => /^(src|tests\/support)\//.test(path) && existsSync(path))
  const text = (path) => (/\.(tsx?|css)$/.test(path) ? readFileSync(path, 'utf8') : '')
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  return module.pagesTouched(changed, Object.fromEntries(files.map((path) => [path, text(path)])))
}

async function compare(ref) {
  const commit = git('rev-parse', `${ref}^{commit}`)
  const pages = page === undefined ? await touchedSince(commit) : [page]
  console.log(`Pages: ${pages.join(', ') || 'none'}`)
  const [before, after] = ['before', 'after'].map((side) => join(dir, side))
  for (const side of [before, after]) {
    rmSync(side, { recursive: true, force: true })
    mkdirSync(side, { recursive: true })
  }
  const grep = ` (${pages.join('|')}): pictures`
  let isWhole = true
  if (pages.length > 0) {
    const there = checkoutOf(commit)
    build(root)
    isWhole = [takePictures(grep, before, there), takePictures(grep, after)].every(Boolean)
  }
  const { states, changes } = comparePictures(before, after)
  const report = join(dir, 'changes.html')
  writeFileSync(report, changesPage(changes))
  console.log(`${new Set(changes.map(({ state }) => state)).size} of ${states} states changed`)
  if (changes.length > 0) console.log(`They are in ${report}`)
  return isWhole
}

async function pictures() {
  const grep = page === undefined ? 'pictures' : pageTests(page).grep
  if (grep === undefined) {
    console.error(`No page is called ${page}.`)
    return false
  }
  const isWhole = takePictures(grep, dir)
  if (isWhole) console.log(`Pictures are in ${dir}`)
  return isWhole
}

const isWhole = await (values.compare === undefined ? pictures() : compare(values.compare))
process.exit(isWhole ? 0 : 1)
