import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, preview, type InlineConfig } from 'vite'
import { expect, test } from 'vitest'
import { basePath } from './basePath'

/** A tiny site under /mfuwu/, with a page, one chunk and one picture. */
function site(page: string) {
  const root = mkdtempSync(join(tmpdir(), 'base-path-'))
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(root, 'index.html'), page)
  writeFileSync(join(root, 'dist', 'index.html'), page)
  writeFileSync(join(root, 'dist', 'assets', 'page-1.js'), 'export const page = 1')
  writeFileSync(join(root, 'dist', 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const config = {
    root,
    base: '/mfuwu/',
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    plugins: [basePath()],
  } satisfies InlineConfig
  return { config, remove: () => rmSync(root, { recursive: true, force: true }) }
}

const PAGE = '<!doctype html><title>the page</title>'

test('the preview server answers the page at every route and 404 for an asset that is gone', async () => {
  const { config, remove } = site(PAGE)
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  const get = async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' })
    return [response.status, await response.text()]
  }
  try {
    for (const path of [
      '/mfuwu',
      '/mfuwu?anchorId=3',
      '/mfuwu/',
      '/mfuwu/sign-in',
      '/mfuwu/manufacturerDetail/12345678901234567890?from=app.js',
    ])
      expect(await get(path), path).toEqual([200, PAGE])
    expect(await get('/mfuwu/assets/page-1.js')).toEqual([200, 'export const page = 1'])
    expect((await get('/mfuwu/icon.svg'))[0]).toBe(200)
    for (const path of [
      '/mfuwu/assets/page-2.js',
      '/mfuwu/assets/page-2.js?t=1',
      '/mfuwu/assets/page-2',
      '/mfuwu/gone.svg',
      '/mfuwu/gone.css',
    ])
      expect(await get(path), path).toEqual([404, ''])
    expect((await get('/mfuwuX'))[0]).toBe(404)
  } finally {
    await server.close()
    remove()
  }
})

test('the dev server answers the page without the slash too', async () => {
  const { config, remove } = site(PAGE)
  const server = await createServer({ ...config, server: { port: 0, host: '127.0.0.1' } })
  await server.listen()
  const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
  try {
    for (const path of ['/mfuwu', '/mfuwu?anchorId=3', '/mfuwu/', '/mfuwu/sign-in']) {
      const response = await fetch(origin + path, { headers: { accept: 'text/html' } })
      expect(response.status, path).toBe(200)
      expect(await response.text(), path).toContain('the page')
    }
  } finally {
    await server.close()
    remove()
  }
})
