import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { add, kindOf } from './add'
import { Changes } from './changes'
import { Refusal } from './refusal'
import { remove } from './remove'
import { rename } from './rename'

const USAGE = `npm run campaign -- add <route> <title> [--kind campaign|landing|rules]
npm run campaign -- remove <route> [--yes]
npm run campaign -- rename <route> <new route>`

/** Written anew by the repository's own scripts. */
const WRITTEN = [
  'docs/pages.md',
  'docs/api.md',
  'docs/api',
  'docs/openapi.json',
  'docs/specification.md',
  'tests/contract/glossary.ts',
]

/** `npm run campaign -- …`: the exit code. A command that fails leaves nothing half done. */
export function campaign(
  args: readonly string[],
  say: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): number {
  const changes = new Changes()
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        kind: { type: 'string', default: 'campaign' },
        yes: { type: 'boolean', default: false },
      },
    })
    const [command, route, name] = positionals
    if (command === 'add' && route && name) {
      add(changes, route, name, kindOf(values.kind))
      finish(changes)
      say(`/${route} is there: npm test -- ${route}; its words: src/campaigns/${route}.`)
    } else if (command === 'remove' && route && !name) {
      const named = remove(changes, route, values.yes)
      finish(changes)
      say(`/${route} is gone.`)
      if (named.length > 0)
        say(`It is still named, and its address leads home from there:\n  ${named.join('\n  ')}`)
    } else if (command === 'rename' && route && name) {
      const others = rename(changes, route, name)
      finish(changes)
      run('tsc', '--noEmit')
      say(`/${route} is /${name} now.`)
      if (others.length > 0) say(`Its address has changed in:\n  ${others.join('\n  ')}`)
    } else throw new Refusal(USAGE)
    return 0
  } catch (error) {
    changes.undo()
    const isSaid = error instanceof Refusal || (error instanceof TypeError && 'code' in error)
    console.error(isSaid ? error.message : error)
    return 1
  }
}

/** Formats what was written, and writes the documents anew that follow from the code. */
function finish(changes: Changes): void {
  run('oxfmt', ...changes.written().filter((path) => /\.(?:tsx?|css|md)$/.test(path)))
  for (const path of WRITTEN) changes.keep(path)
  run('node', 'tests/map.mjs')
  run('node', 'tests/contract.mjs')
}

function run(...command: string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Refusal(`${command.slice(0, 2).join(' ')}: ${stdout}${stderr}`.trim())
}
