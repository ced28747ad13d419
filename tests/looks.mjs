import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import {
  changesPage,
  comparePictures,
  statesOf,
  unfinishedFile,
} from './support/comparePictures.mjs'
import { pageTests } from './support/pageTests.mjs'

/*
 * - `npm run looks -- sign-in --dir out`: pictures of a page's looks (`looks.ts` in its folder) at 320, 375 and 430 px,
 * from the present `dist/`. Several pages may be named; without one: of all of them.
 * - `npm run looks -- --compare REF`: builds, takes the pictures of the pages that the difference to the commit touches
 * (or of the pages that are named), here and there, and writes a page of what has changed.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string', default: 'test-results/looks' },
    compare: { type: 'string' },
  },
})
const dir = resolve(values.dir)
const root = process.cwd()

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const lines = (text) => text.split('\n').filter(Boolean)

function build(cwd) {
  console.log(`Building ${cwd} …`)
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error']
  // Without its commit: a page shows it.
  execFileSync(process.execPath, vite, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, GIT_DIR: 'none' },
  })
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
  // `runnerImport` sets it to development, and the builds would inherit it.
  delete process.env.NODE_ENV
  const known = lines(git('ls-files', '--cached', '--others', '--exclude-standard'))
  const files = known.filter((path) => /^(src|tests\/support)\//.test(path) && existsSync(path))
  const text = (path) => (/\.(tsx?|css)$/.test(path) ? readFileSync(path, 'utf8') : '')
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', commit)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  return module.pagesTouched(changed, Object.fromEntries(files.map((path) => [path, text(path)])))
}

/** The pictures of these pages as the checkout has them. @returns whether all could be taken */
function takeSide(pages, into, checkout) {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  const there = pages.filter((name) =>
    ['src/pages', 'src/campaigns'].some((folder) =>
      existsSync(join(checkout, folder, name, 'looks.ts')),
    ),
  )
  for (const name of there) {
    mkdirSync(join(into, name))
    writeFileSync(unfinishedFile(into, name), '')
  }
  return there.length === 0 || takePictures(` (${there.join('|')}): pictures`, into, checkout)
}

async function compare(ref) {
  const commit = git('rev-parse', `${ref}^{commit}`)
  const pages =
    positionals.length === 0
      ? await touchedSince(commit)
      : positionals.flatMap((page) => named(page).folders.map((folder) => basename(folder)))
  console.log(`Pages: ${pages.join(', ') || 'none'}`)
  if (pages.length === 0) return positionals.length === 0
  const there = checkoutOf(commit)
  build(root)
  const [before, after] = ['before', 'after'].map((side) => join(dir, side))
  const isWhole = [takeSide(pages, before, there), takeSide(pages, after, root)].every(Boolean)
  const { states, changes, notTaken } = comparePictures(before, after)
  const report = join(dir, 'changes.html')
  writeFileSync(report, changesPage(changes))
  console.log(`${statesOf(changes).length} of ${states} states changed`)
  if (notTaken.length > 0) console.log(`Not taken: ${notTaken.join(', ')}`)
  if (changes.length > 0) console.log(`They are in ${report}`)
  return isWhole
}

function pictures() {
  const greps = positionals.map((page) => named(page).grep)
  const isWhole = takePictures(greps.join('|') || 'pictures', dir)
  if (isWhole) console.log(`Pictures are in ${dir}`)
  return isWhole
}

function named(page) {
  const tests = pageTests(page)
  if (tests.grep === undefined) throw new Error(`No page is called ${page}.`)
  return tests
}

const isWhole = await (values.compare === undefined ? pictures() : compare(values.compare))
process.exit(isWhole ? 0 : 1)
