import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/* `npm run contract`: writes docs/openapi.json and docs/api.md, the calls of the platform as the source has them. */

const root = process.cwd()
const { module } = await runnerImport(`${root}/tests/contract/documents.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
})
for (const [path, text] of Object.entries(await module.documents())) writeFileSync(path, text)
