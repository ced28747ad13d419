import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pageTests } from './support/pageTests.mjs'

/*
 * `npm run looks -- sign-in --dir out`: pictures of a page's looks (`looks.ts` in its folder) at 320, 375 and 430 px, from
 * the `dist/` that stands. Without a page: of all of them.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string', default: 'test-results/looks' } },
})
const [page] = positionals
const grep = page === undefined ? 'pictures' : pageTests(page).grep
if (grep === undefined) {
  console.error(`No page is called ${page}.`)
  process.exit(1)
}
const dir = resolve(values.dir)
const { status } = spawnSync(
  'npx',
  ['--no-install', 'playwright', 'test', 'looks.full.spec.ts', '--reporter=line', '--grep', grep],
  { stdio: 'inherit', env: { ...process.env, LOOKS_DIR: dir, TEST_SUITE: 'full' } },
)
if (status === 0) console.log(`Pictures are in ${dir}`)
process.exit(status ?? 1)
