import { createServer } from 'vite'
import { expect, test } from 'vitest'

test.each([
  ['test', 1],
  ['development', 0],
])('a development server of the %s setting has %i script that leaves', async (mode, scripts) => {
  const server = await createServer({
    mode,
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const html = await server.transformIndexHtml('/mfuwu/', '<html><head></head></html>')
    expect(html.match(/src="[^"]*early\/redirect\/devRedirect\.ts"/g) ?? []).toHaveLength(scripts)
  } finally {
    await server.close()
  }
})
