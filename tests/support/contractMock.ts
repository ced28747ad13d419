import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/*
 * An independent mock server of docs/openapi.json, started from that file alone. It is no dependency: npx fetches it
 * for the run.
 */

const PRISM = '@stoplight/prism-cli@5.14.2'
const PREFIX = '/mfuwu/api'

/** Whether npx can run a package: it is installed, or the registry answers. */
export function isInReach(packageName: string): boolean {
  const { status } = spawnSync('npx', ['--yes', packageName, '--version'], { timeout: 300_000 })
  if (status !== 0) console.warn(`${packageName} is out of reach: the registry does not answer.`)
  return status === 0
}

export const isMockInReach = (): boolean => isInReach(PRISM)

export interface ContractMock {
  /** The origin of the platform's paths, after the product's prefix. */
  origin: string
  stop(): Promise<void>
}

/**
 * Starts the mock, and in front of it a proxy that removes the prefix, which the mock does not have.
 * @param kind `static` answers are the file's examples, `dynamic` ones are made up from its schemas
 */
export async function startContractMock(kind: 'static' | 'dynamic'): Promise<ContractMock> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-mock-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, successesOf(readFileSync('docs/openapi.json', 'utf8')))
  const port = await freePort()
  const options = ['-h', '127.0.0.1', '-p', String(port), ...(kind === 'dynamic' ? DYNAMIC : [])]
  const mock = spawn('npx', ['--yes', PRISM, 'mock', ...options, file], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await listening(mock.stdout)
  const proxy = createServer((asked, response) => {
    const { method, url = '', headers } = asked
    const to = { host: '127.0.0.1', port, path: url.replace(PREFIX, ''), method, agent: false }
    const passedOn = request({ ...to, headers: { ...headers, connection: 'close' } }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passedOn.on('error', () => response.destroy())
    asked.pipe(passedOn)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    origin: originOf(proxy),
    stop: async () => {
      proxy.closeAllConnections()
      proxy.close()
      // npx starts it as a separate process.
      if (mock.pid !== undefined) process.kill(-mock.pid)
      await once(mock, 'close')
      rmSync(folder, { recursive: true })
    },
  }
}

/** The same values each time. */
const DYNAMIC = ['--dynamic', '--seed', 'contract']

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

function listening(output: NodeJS.ReadableStream): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    output.on('data', (part) => {
      said += String(part)
      if (said.includes('is listening')) resolve()
    })
    output.on('end', () => reject(new Error(`The mock did not start: ${said}`)))
  })
}

/** A mock takes any of the answers that a call can give: here it has the success alone. */
function successesOf(document: string): string {
  return JSON.stringify(
    JSON.parse(document, (_, value: unknown) => {
      const { oneOf } = (value ?? {}) as { oneOf?: { title?: string }[] }
      return oneOf?.find(({ title }) => title === 'success') ?? value
    }),
  )
}
