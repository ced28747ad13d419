import { writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

/* `npm run map`: writes docs/pages.md, the list of all pages and their states. */

const root = process.cwd()
const { module } = await runnerImport(`${root}/tests/support/pagesDoc.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
})
writeFileSync('docs/pages.md', module.pagesDoc())
