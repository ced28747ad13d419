import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/* `npm run contract`: writes docs/openapi.json, docs/api.md and docs/specification.md: calls and routes as the source has them. */

const root = process.cwd()
const { module } = await runnerImport(`${root}/tests/contract/documents.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
})
for (const [path, text] of Object.entries(await module.documents())) writeFileSync(path, text)
