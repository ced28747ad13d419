import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { firefox } from './firefox.mjs'
import { flows } from './flows.mjs'
import { oldChromium } from './oldChromium.mjs'
import { pageOf } from './page.mjs'
import { serveSite } from './site.mjs'
import { webkit } from './webkit.mjs'

/*
 * `npm run test:engines`: the main flows in a WebKit and in a Firefox, over a build of its own. With names, only those
 * engines and flows: `npm run test:engines -- firefox home`. The pictures are in test-results/engines.
 */

const RESULTS = 'test-results/engines'
const PHONE = { width: 375, height: 812 }
const ENGINES = { webkit, firefox, 'old-chromium': oldChromium }

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !(name in ENGINES) && !(name in flows))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(' ')}. There are: ${Object.keys({ ...ENGINES, ...flows }).join(', ')}`,
  )
  process.exit(1)
}
const chosen = (table) => {
  const named = Object.keys(table).filter((name) => positionals.includes(name))
  return named.length > 0 ? named : Object.keys(table)
}

const failures = []
let passed = 0
let ran = 0
rmSync(RESULTS, { recursive: true, force: true })
const engines = chosen(ENGINES)
  .map((name) => ENGINES[name])
  .filter(isReady)
if (engines.length > 0) {
  const { stop, address } = await serveSite(`${RESULTS}/site`)
  const given = await load('tests/engines/given.ts')
  try {
    for (const engine of engines) await tryEngine(engine, address, given)
  } finally {
    stop()
  }
}
console.log('')
for (const failure of failures) console.log(`FAILED ${failure}`)
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(ran > 0 && failures.length === 0 ? 0 : 1)

async function tryEngine({ name, start }, address, given) {
  const startedAt = Date.now()
  const engine = await start({ ...PHONE, env: { ...process.env, TZ: 'Asia/Shanghai' } })
  console.log(`\n— ${engine.version}`)
  ran += 1
  try {
    const page = pageOf(engine, address)
    for (const flow of chosen(flows)) {
      const step = stepOf(page, name, flow)
      // The step that failed has reported it.
      await flows[flow]({ page, step, ...given }).catch((error) => {
        if (!failures.includes(error.failure)) failures.push(`${name} ${flow}: ${error.stack}`)
      })
    }
  } finally {
    await engine.close()
  }
  console.log(`  ${((Date.now() - startedAt) / 1000).toFixed(0)} s`)
}

function stepOf(page, engine, flow) {
  const folder = join(RESULTS, engine)
  mkdirSync(folder, { recursive: true })
  let number = 0
  return async (what, act, { goesOn = false } = {}) => {
    number += 1
    const problems = []
    await act().catch((error) => problems.push(error.message))
    const picture = await page.picture().catch(() => '')
    const file = `${flow}-${String(number).padStart(2, '0')} ${what.replaceAll('/', '_')}.png`
    writeFileSync(join(folder, file), picture, 'base64')
    problems.push(...(await page.read('engines.takeHeard()').catch((error) => [String(error)])))
    console.log(`  ${problems.length === 0 ? 'ok' : 'FAILED'} ${flow}: ${what}`)
    if (problems.length === 0) passed += 1
    else failures.push(`${engine} ${flow}: ${what}\n  ${problems.join('\n  ')}`)
    if (problems.length > 0 && !goesOn)
      throw Object.assign(new Error(what), { failure: failures.at(-1) })
  }
}

/** The engine is installed, now if it may be. */
function isReady({ name, packages, isThere }) {
  if (
    packages.length > 0 &&
    !isThere() &&
    existsSync('/usr/bin/apt-get') &&
    process.getuid?.() === 0
  ) {
    console.log(`Installing ${packages.join(' and ')} with apt-get …`)
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    try {
      execFileSync('apt-get', ['update', '-qq'], options)
      const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-wqy-microhei']
      execFileSync('apt-get', [...install, ...packages], options)
    } catch {
      console.error('apt-get could not install it')
    }
  }
  if (!isThere())
    console.log(
      packages.length > 0
        ? `skipped: no ${name} (on Debian: apt-get install ${packages.join(' ')})`
        : `skipped: no ${name} (docs/decisions/engines.md)`,
    )
  return isThere()
}

async function load(path) {
  const root = process.cwd()
  const { module } = await runnerImport(join(root, path), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
  })
  return module
}
