import { execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const VITE = 'node_modules/vite/bin/vite.js'

interface Served {
  /** The address of the product. */
  address: string
  /** Ends the server, and nothing is left of the build. */
  stop: () => void
}

/**
 * A build of its own, in a folder and on a port of its own: of the test environment, which has the developer tools, or
 * another one.
 * @param settings Vite variables of this build
 */
export async function serveTestBuild(
  mode: 'test' | 'production' = 'test',
  settings: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const port = await freePort()
  const outDir = `test-results/test-build-${port}`
  const which = ['--mode', mode, '--outDir', outDir]
  // The test runner's own setting is none of the build's.
  const env = { ...process.env, NODE_ENV: undefined, ...settings }
  await promisify(execFile)(process.execPath, [VITE, 'build', ...which, '--logLevel', 'error'], {
    env,
  })
  const where = ['--port', String(port), '--strictPort']
  const server = spawn(process.execPath, [VITE, 'preview', ...which, ...where], {
    env,
    stdio: 'ignore',
  })
  const stop = () => {
    server.kill()
    rmSync(outDir, { recursive: true, force: true })
  }
  // Also when the test is cut off.
  process.once('exit', stop)
  const address = `http://localhost:${port}/mfuwu`
  await expect.poll(() => answers(`${address}/`), { timeout: 60_000 }).toBe(true)
  return { address, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

async function answers(address: string): Promise<boolean> {
  const response = await fetch(address).catch(() => undefined)
  return response?.ok === true
}
