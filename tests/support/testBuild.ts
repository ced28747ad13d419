import { execFile, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'

const VITE = 'node_modules/vite/bin/vite.js'
/** The test runner's own setting is none of the build's. */
const env = { ...process.env, NODE_ENV: undefined }

interface Served {
  /** Where the product stands. */
  address: string
  /** Ends the server, and nothing is left of the build. */
  stop: () => void
}

/** The build of the test environment, which has the tools for developers, in a folder and on a port of its own. */
export async function serveTestBuild(): Promise<Served> {
  const port = await freePort()
  const outDir = `test-results/test-build-${port}`
  const which = ['--mode', 'test', '--outDir', outDir]
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
