import { runnerImport } from 'vite'

/* `npm run contract:check -- --origin https://…`: compares a real platform with the contract (tests/contract/check). */

const root = process.cwd()
const { module } = await runnerImport(`${root}/tests/contract/check/main.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
})
process.exitCode = await module.main(process.argv.slice(2), console.log)
