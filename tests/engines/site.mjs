import { spawn, spawnSync } from 'node:child_process'
import { copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/nginx.mjs'

const VITE = 'node_modules/vite/bin/vite.js'

/** Builds the product into a folder, with `inPage.js` first in each document, and serves it with its sandbox. */
export async function serveSite(outDir) {
  const build = [VITE, 'build', '--outDir', outDir, '--logLevel', 'error']
  if (spawnSync(process.execPath, build, { stdio: 'inherit' }).status !== 0)
    throw new Error('The build failed')
  copyFileSync(new URL('inPage.js', import.meta.url), join(outDir, 'inPage.js'))
  for (const name of readdirSync(outDir, { recursive: true }).filter((each) =>
    each.endsWith('.html'),
  )) {
    const html = readFileSync(join(outDir, name), 'utf8')
    writeFileSync(
      join(outDir, name),
      html.replace('<head>', '$&<script src="/mfuwu/inPage.js"></script>'),
    )
  }
  const port = await freePort()
  const preview = [VITE, 'preview', '--outDir', outDir, '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, preview, { stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => server.kill())
  const address = `http://localhost:${port}/mfuwu`
  for (let tries = 0; tries < 240; tries += 1) {
    if (await fetch(`${address}/`).catch(() => undefined))
      return { address, stop: () => server.kill() }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The preview does not answer')
}
