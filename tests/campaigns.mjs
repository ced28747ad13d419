import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { runnerImport } from 'vite'

/*
 * A step of `npm run test:full`: in a copy of the repository, a campaign of each kind comes, works and goes without a
 * trace, and each campaign that there is goes: types and unused code are in order then, 12 s a campaign on 2 quiet cores.
 * `node tests/campaigns.mjs qiXi` does it for that one alone, with lint, which finds little where something is taken away.
 */

const NEW = [
  ['campaign', 'spring-draw'],
  ['landing', 'spring-gate'],
  ['rules', 'spring-rules'],
]
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'test-results']
const QUICK = [['tsc', '--noEmit'], ['knip']]
const CHECKS = [...QUICK, ['oxlint']]

const repository = process.cwd()
const wanted = process.argv.slice(2)
const copy = mkdtempSync(join(tmpdir(), 'campaigns-'))
const problems = []
try {
  cpSync(repository, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)),
  })
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'))
  process.chdir(copy)
  const { Changes } = await load('changes')
  const { remove } = await load('remove')
  if (wanted.length === 0) comeAndGo()
  const campaigns = wanted.length > 0 ? wanted : readdirSync('src/campaigns')
  for (const name of campaigns) {
    const changes = new Changes()
    remove(changes, name, true)
    check(`without ${name}`, wanted.length > 0 ? CHECKS : QUICK)
    changes.undo()
  }
} finally {
  process.chdir(repository)
  rmSync(copy, { recursive: true, force: true })
}
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

/** Each kind is added, checked and tested, and removed again: then everything is as before. */
function comeAndGo() {
  const before = snapshot()
  const names = NEW.map(([, name]) => name)
  for (const [kind, name] of NEW) campaign('add', name, '每日抽奖', '--kind', kind)
  const pages = names.map((name) => `src/campaigns/${name}`)
  const repositoryTests = ['tests', 'src/api', 'src/sandbox', 'vite']
  // The command's own test adds pages itself.
  const tests = [
    'vitest',
    'run',
    ...pages,
    ...repositoryTests,
    '--exclude',
    'tests/campaign.test.ts',
  ]
  check('with a new one of each kind', [...CHECKS, tests])
  for (const name of names) campaign('remove', name)
  const after = snapshot()
  for (const path of new Set([...before.keys(), ...after.keys()]))
    if (before.get(path) !== after.get(path)) problems.push(`${path} is not as it was before`)
}

function campaign(...args) {
  check(`campaign ${args.join(' ')}`, [['node', 'tests/campaign.mjs', ...args]])
}

function check(about, commands) {
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
      encoding: 'utf8',
    })
    if (status !== 0) problems.push(`${about}: ${command.join(' ')}\n${stdout}${stderr}`)
  }
  console.log(about)
}

/** The text of every file of the copy. */
function snapshot() {
  const files = readdirSync('.', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|test-results/.test(entry.parentPath))
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((path) => [path, readFileSync(path, 'latin1')]))
}

async function load(name) {
  const { module } = await runnerImport(`${copy}/tests/campaign/${name}.ts`, {
    configFile: false,
    root: copy,
    logLevel: 'error',
    resolve: { alias: { '@tests': `${copy}/tests`, '@': `${copy}/src` } },
  })
  return module
}
