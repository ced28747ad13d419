import { readFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/*
 * `npm run contract:diff -- old.json`: the changes between an older contract and docs/openapi.json, and who they break.
 */

const [old] = process.argv.slice(2)
if (old) {
  const root = process.cwd()
  const { module } = await runnerImport(`${root}/tests/contract/diff.ts`, {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
  })
  const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
  const changes = module.changesOf(read(old), read('docs/openapi.json'))
  console.log(module.inWords(changes))
  process.exitCode = changes.some(({ breaks }) => breaks !== 'nobody') ? 1 : 0
} else {
  console.error(
    'npm run contract:diff -- old.json (for example: git show HEAD~20:docs/openapi.json)',
  )
  process.exitCode = 2
}
