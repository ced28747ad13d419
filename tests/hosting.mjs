import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ask, findNginx, freePort, listen, startNginx } from './support/nginx.mjs'

/*
 * The build behind a real nginx with `deploy/nginx.conf`, where one is installed. Only port, root and the API's host are
 * the test's own.
 */

const command = findNginx()
if (!command) {
  console.log('skipped: no nginx is installed (on Debian: apt-get install nginx)')
  process.exit(0)
}

const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
const site = join(folder, 'mfuwu')
/** Says how it was asked. */
const api = createServer((asked, answer) => {
  const { method, url, headers } = asked
  const body = JSON.stringify({
    method,
    url,
    token: headers['x-auth-token'],
    fill: '满'.repeat(400),
  })
  answer.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
})
let checks = 0
let failed = 0
let stop
try {
  cpSync('dist', site, { recursive: true })
  const packed = spawnSync('node', ['deploy/compress.mjs', site], { stdio: 'inherit' })
  if (packed.status !== 0) throw new Error('deploy/compress.mjs failed')
  const port = await freePort()
  stop = await startNginx({ command, folder, port, apiPort: await listen(api) })
  await check(port)
  console.log(`${checks} checks, ${failed} failed`)
} finally {
  await stop?.()
  api.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)

async function check(port) {
  const get = (path, headers) => ask(port, path, headers)
  const file = (path) => readFileSync(join(site, path))
  const [script = ''] = readdirSync(join(site, 'assets')).filter((name) =>
    /^index-.*\.js$/.test(name),
  )
  const pages = readdirSync(site, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^(?!assets$)\w/.test(entry.name))
    .map(({ name }) => name)
  if (pages.length < 10) throw new Error('The build has too few documents.')

  for (const [path, to] of [
    ['/mfuwu', '/mfuwu/'],
    ['/mfuwu?anchorId=3', '/mfuwu/?anchorId=3'],
  ]) {
    const { status, headers } = await get(path)
    expect(`${path} leads to ${to}`, status === 301 && headers.location === to)
  }

  const isDocument = async (path, name) => {
    const { status, headers, body } = await get(path)
    const isWhole = status === 200 && body.equals(file(name))
    const isFresh = headers['cache-control'] === 'no-cache'
    const isFramed = headers['content-security-policy'] === "frame-ancestors 'self'"
    expect(`${path} is ${name}, not cached`, isWhole && isFresh && isFramed)
  }
  await isDocument('/mfuwu/?anchorId=3', 'index.html')
  await isDocument('/mfuwu/nowhere', 'index.html')
  await isDocument('/mfuwu/nowhere/7', 'index.html')
  await isDocument('/mfuwu/manufacturerDetail/abc', 'index.html')
  await isDocument(
    '/mfuwu/manufacturerDetail/12345678901234567890',
    'manufacturerDetail/index.html',
  )
  await isDocument('/mfuwu/trends-detail/7?from=app.js', 'trends-detail/index.html')
  for (const page of pages) {
    await isDocument(`/mfuwu/${page}`, `${page}/index.html`)
    await isDocument(`/mfuwu/${page}/`, `${page}/index.html`)
  }

  const { headers: first } = await get('/mfuwu/')
  const again = await get('/mfuwu/', { 'If-None-Match': first.etag })
  expect('a document that has not changed is a 304', again.status === 304)

  for (const [path, name] of [
    [`/mfuwu/assets/${script}`, `assets/${script}`],
    ['/mfuwu/sign-in', 'sign-in/index.html'],
    ['/mfuwu/manufacturerDetail/7', 'manufacturerDetail/index.html'],
    ['/mfuwu/banner-islands.svg', 'banner-islands.svg'],
  ]) {
    const { headers, body } = await get(path, { 'Accept-Encoding': 'gzip' })
    const isPacked = headers['content-encoding'] === 'gzip' && /accept-encoding/i.test(headers.vary)
    expect(`${path} is sent as it was compressed`, isPacked && body.equals(file(`${name}.gz`)))
  }

  const asset = await get(`/mfuwu/assets/${script}`)
  expect(
    'an asset is kept for ever',
    asset.headers['cache-control'] === 'public, max-age=31536000, immutable',
  )
  expect('an asset is a script', /javascript/.test(asset.headers['content-type']))
  for (const path of [
    '/mfuwu/assets/gone-1.js',
    '/mfuwu/assets/gone-1.css?t=1',
    '/mfuwu/assets/gone',
    '/mfuwu/assets/',
    '/mfuwu/gone.svg',
    '/mfuwu/.vite/chunks.json',
  ]) {
    const { status, headers } = await get(path)
    expect(`${path} is a 404, not kept`, status === 404 && !headers['cache-control'])
  }

  const asked = { 'X-Auth-Token': 't', 'Accept-Encoding': 'gzip' }
  const { headers, body } = await get('/mfuwu/api/finance/get_biz_no?a=%E5%85%83&b', asked)
  const answer = headers['content-encoding'] === 'gzip' ? JSON.parse(gunzipSync(body)) : {}
  const isPath = answer.url === '/mfuwu/api/finance/get_biz_no?a=%E5%85%83&b'
  expect('the API is asked for the same path and compressed', isPath && answer.token === 't')
}

function expect(what, isSo) {
  checks += 1
  if (isSo) return
  failed += 1
  console.error(`FAIL ${what}`)
}
