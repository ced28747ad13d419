import { runnerImport } from 'vite'

/* `npm run campaign -- add|remove|rename`: makes, deletes and moves a campaign (docs/adding-a-campaign.md). */

const root = process.cwd()
const { module } = await runnerImport(`${root}/tests/campaign/command.ts`, {
  configFile: false,
  root,
  logLevel: 'error',
  resolve: { alias: { '@tests': `${root}/tests`, '@': `${root}/src` } },
})
process.exitCode = module.campaign(process.argv.slice(2))
