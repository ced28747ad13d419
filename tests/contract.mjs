import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/*
 * `npm run contract`: writes docs/openapi.json, docs/api.md, docs/api/ and docs/specification.md: calls and routes as the
 * source has them. What nothing is called any more leaves the glossary.
 */

const root = process.cwd()
const { module } = await runnerImport(`${root}/tests/contract/documents.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
})
// A removed domain has no page any more.
rmSync('docs/api', { recursive: true, force: true })
mkdirSync('docs/api')
for (const [path, text] of Object.entries(await module.documents())) writeFileSync(path, text)
