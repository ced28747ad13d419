import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { trustedFrames } from '../../vite/trustedFrames'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BASE = '/mfuwu/__poster/'
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
}

/** Builds the page of `tests/support/poster` as the product is built. */
export async function buildPosterPage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'poster-'))
  await build({
    configFile: false,
    root: join(ROOT, 'tests/support/poster'),
    envDir: ROOT,
    publicDir: false,
    base: BASE,
    logLevel: 'error',
    plugins: [react(), trustedFrames()],
    resolve: { alias: { '@': join(ROOT, 'src') } },
    css: { postcss: ROOT },
    build: {
      outDir: folder,
      target: ['chrome87', 'safari14'],
      cssTarget: ['chrome87', 'safari14'],
    },
  })
  return folder
}

/** Opens that page on the product's own origin, under the policy of the product's own built page. */
export async function openPosterPage(
  page: Page,
  folder: string,
  query: Record<string, string> = {},
): Promise<void> {
  const product = await (await page.request.get('/mfuwu/')).text()
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(product)?.[1]
  if (!policy) throw new Error('The built page has no Content-Security-Policy')
  await page.route(`**${BASE}**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.slice(BASE.length) || 'index.html'
    const body = await readFile(join(folder, file)).catch(() => undefined)
    await route.fulfill(
      body
        ? {
            body,
            contentType: TYPES[extname(file)] ?? 'application/octet-stream',
            headers: { 'Content-Security-Policy': policy },
          }
        : { status: 404 },
    )
  })
  await page.goto(`${BASE}?${new URLSearchParams(query).toString()}`)
}
