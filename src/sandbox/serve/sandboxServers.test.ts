import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, preview, type InlineConfig } from 'vite'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

const cacheDir = mkdtempSync(join(tmpdir(), 'sandbox-servers-'))
const CATEGORIES = '/adminland/facilitator/appTitle'
const LOCAL = { port: 0, host: '127.0.0.1' }

/** The repository's own configuration, on a separate port and without the search for dependencies. */
const config = (mode: string): InlineConfig => ({
  mode,
  cacheDir,
  logLevel: 'silent',
  // Unit tests run before there is a build.
  build: { outDir: cacheDir },
  optimizeDeps: { noDiscovery: true, include: [] },
  server: { ...LOCAL, watch: null, ws: false },
  preview: LOCAL,
})

async function withDevServer(mode: string, look: (origin: string) => Promise<void>) {
  const server = await createServer(config(mode))
  await server.listen()
  try {
    await look(new URL(server.resolvedUrls?.local[0] ?? '').origin)
  } finally {
    await server.close()
  }
}

async function namesAt(address: string): Promise<string[]> {
  const response = await fetch(address)
  expect(response.status, address).toBe(200)
  const { data } = (await response.json()) as { data: { categoryName: string }[] }
  return data.map(({ categoryName }) => categoryName)
}

afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(cacheDir, { recursive: true, force: true }))

test.each(['development', 'test'])(
  'the dev server of %s answers the API under both prefixes',
  async (mode) => {
    await withDevServer(mode, async (origin) => {
      for (const prefix of ['/api', '/mfuwu/api'])
        expect(await namesAt(origin + prefix + CATEGORIES)).toContain('数字资产定制')
    })
  },
)

test('VITE_API_PROXY passes both prefixes on as they are, and the preview keeps the sandbox', async () => {
  const asked: string[] = []
  const platform = createHttp((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ statusCode: 200, data: [{ categoryName: '真实平台' }] }))
  })
  await new Promise<void>((resolve) => platform.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_API_PROXY', `http://127.0.0.1:${(platform.address() as AddressInfo).port}`)
  try {
    await withDevServer('test', async (origin) => {
      for (const prefix of ['/api', '/mfuwu/api'])
        expect(await namesAt(origin + prefix + CATEGORIES)).toEqual(['真实平台'])
    })
    expect(asked).toEqual([`/api${CATEGORIES}`, `/mfuwu/api${CATEGORIES}`])
    const server = await preview(config('production'))
    const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
    expect(await namesAt(`${origin}/mfuwu/api${CATEGORIES}`)).toContain('数字资产定制')
    await server.close()
  } finally {
    platform.close()
  }
})
