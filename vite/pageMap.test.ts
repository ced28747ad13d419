import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import type { PageList } from '@/app/development/pageMap'
import { pageTable } from './pageTable'

test('the dev server answers with all pages and their states, before the sandbox', async () => {
  const vite = await createServer({
    mode: 'development',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const http = createHttpServer(vite.middlewares).listen(0)
  try {
    const { port } = http.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}/api/__sandbox/pages`)
    const { pages, everywhere } = (await answer.json()) as PageList
    expect(pages.map(({ path }) => path)).toEqual(['/', ...pageTable().map(({ path }) => path)])
    const moment = pages.find(({ path }) => path === '/trends-detail/:id')
    expect(moment?.states).toEqual(
      expect.arrayContaining([
        {
          name: 'video',
          label: '视频动态',
          at: '/trends-detail/20009?__state=video',
          needsLogin: false,
        },
        { name: 'in the app', label: '', at: '/trends-detail/20004', needsLogin: true },
      ]),
    )
    expect(everywhere.map(({ name }) => name)).toContain('hostile')
  } finally {
    http.close()
    await vite.close()
  }
})
