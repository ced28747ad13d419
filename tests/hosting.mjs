import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  LOGS,
  ask,
  findNginx,
  freePort,
  listen,
  makeCertificates,
  startNginx,
} from './support/nginx.mjs'

/*
 * The build behind a real nginx with `deploy/nginx.conf`, where one is installed. Only port, root, logs, the API's place
 * and who vouches for it are the test's own.
 */

const command = findNginx()
if (!command) {
  console.log('skipped: no nginx is installed (on Debian: apt-get install nginx)')
  process.exit(0)
}

const PHONE = '13800138000'
const ASKED = `/mfuwu/api/finance/get_biz_no?phone=${PHONE}`
const REFERRER = `https://mfuwu.example/mfuwu/sign-in?phone=${PHONE}`

const folder = mkdtempSync(join(tmpdir(), 'hosting-'))
const site = join(folder, 'mfuwu')
/** Headers that an API may send by itself. */
const OWN_HEADERS = {
  'Content-Type': 'application/json',
  'Referrer-Policy': 'unsafe-url',
  'Strict-Transport-Security': 'max-age=0',
}
mkdirSync(join(folder, 'backup'))
writeFileSync(join(folder, 'backup', 'secret.txt'), 'secret')
const { trusted, certificates } = makeCertificates(folder, 'api.example.com')
/** The requests that have reached the API. */
const reached = []
/** Answers with the request it received. */
const api = createServer(certificates.selfSigned, ({ method, url, headers }, answer) => {
  reached.push({ url, headers })
  const body = JSON.stringify({ method, url, fill: '满'.repeat(400) })
  answer.writeHead(200, OWN_HEADERS).end(body)
})
let checks = 0
let failed = 0
let stop
try {
  cpSync('dist', site, { recursive: true })
  const packed = spawnSync('node', ['deploy/compress.mjs', site], { stdio: 'inherit' })
  if (packed.status !== 0) throw new Error('deploy/compress.mjs failed')
  const port = await freePort()
  stop = await startNginx({ command, folder, port, apiPort: await listen(api), trusted })
  const get = (path, headers) => ask(port, path, headers)
  await checkUpstream(get)
  await checkFiles(get)
  await checkApi(get)
  await checkEveryAnswer(get)
  checkLogs()
  console.log(`${checks} checks, ${failed} failed`)
} finally {
  await stop?.()
  api.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)

/** Tokens are sent only to the API. Leaves the right certificate behind. */
async function checkUpstream(get) {
  for (const name of ['selfSigned', 'otherName']) {
    api.setSecureContext(certificates[name])
    const { status } = await get(ASKED, { 'X-Auth-Token': 't', Referer: REFERRER })
    expect(`an API that is ${name} is not asked`, status === 502 && reached.length === 0)
  }
  api.setSecureContext(certificates.right)
  const { status } = await get(ASKED, { Referer: REFERRER })
  expect('the API that shows whose it is, is asked', status === 200 && reached.length === 1)
}

async function checkFiles(get) {
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

  for (const path of [
    '/',
    '/backup/secret.txt',
    '/mfuwu/../backup/secret.txt',
    '/mfuwu/%2e%2e/backup/secret.txt',
    '/mfuwu/x/..%2f..%2fbackup/secret.txt',
    '/mfuwu/assets/../../backup/secret.txt',
  ]) {
    const { status, body } = await get(path)
    expect(`${path} is not served`, status === 404 && !body.includes('secret'))
  }
}

async function checkApi(get) {
  const url = '/mfuwu/api/finance/get_biz_no?a=%E5%85%83&b=/../'
  const FORGED = [
    'Forwarded',
    'X-Real-IP',
    ...['For', 'Host', 'Port', 'Prefix', 'Proto', 'Server'].map((name) => `X-Forwarded-${name}`),
  ]
  const { headers, body } = await get(url, {
    'X-Auth-Token': 't',
    'Accept-Encoding': 'gzip',
    ...Object.fromEntries(FORGED.map((name) => [name, 'forged'])),
  })
  const answer = headers['content-encoding'] === 'gzip' ? JSON.parse(gunzipSync(body)) : {}
  const asked = reached.at(-1)
  const isPath = answer.url === url && asked.url === url
  expect('the API is asked for the same path and compressed', isPath)
  expect('the token goes with it', asked.headers['x-auth-token'] === 't')
  expect('it is asked by its own name', asked.headers.host === 'api.example.com')
  const { 'x-real-ip': address, 'x-forwarded-for': path, 'x-forwarded-proto': way } = asked.headers
  const isOwn = address === '127.0.0.1' && path === '127.0.0.1' && way === 'http'
  expect('where a request comes from is what the host sees', isOwn)
  const forged = Object.values(asked.headers).filter((value) => value.includes('forged'))
  expect('nothing that a request says of its way goes on', forged.length === 0)

  const count = reached.length
  for (const path of [
    '/mfuwu/api/..;/admin',
    '/mfuwu/api/x/..;a=b/admin',
    '/mfuwu/api/.;/admin',
    '/mfuwu/api/x/%2e%2e/admin',
    '/mfuwu/api/x/.%2E/admin',
    '/mfuwu/api/%252e%252e/admin',
    '/mfuwu/api/x%2f..%2fadmin',
    '/mfuwu/api/..%3b/admin',
    '/mfuwu/api/..%5cadmin',
    '/mfuwu/api/%c0%ae%c0%ae/admin',
    '/mfuwu/api/x/../admin',
    '/mfuwu/api//admin',
    '/backup/../mfuwu/api/admin',
  ]) {
    const { status } = await get(path)
    expect(`${path} is refused`, status === 400)
  }
  expect('none of these reaches the API', reached.length === count)
  for (const path of ['/mfuwu/api/land/api/land/1', '/mfuwu/api/art/a-1.v2.png?x=..;/']) {
    const { status } = await get(path)
    expect(`${path} is asked`, status === 200 && reached.at(-1).url === path)
  }
}

/** Checks every kind of request, and every server that answers. */
async function checkEveryAnswer(get) {
  for (const [path, status] of [
    ['/mfuwu', 301],
    ['/mfuwu/', 200],
    ['/mfuwu/trends-detail/7', 200],
    ['/mfuwu/banner.svg', 200],
    ['/mfuwu/assets/gone-1.js', 404],
    ['/backup/secret.txt', 404],
    ['/mfuwu/api/finance/get_biz_no', 200],
    ['/mfuwu/api/..;/admin', 400],
  ]) {
    const answer = await get(path)
    const own = (name, value) => answer.headers[name] === value
    expect(`${path} is a ${status}`, answer.status === status)
    expect(`${path} is what its type says`, own('x-content-type-options', 'nosniff'))
    expect(`${path} tells others no address`, own('referrer-policy', 'no-referrer'))
    expect(`${path} asks for TLS`, own('strict-transport-security', 'max-age=31536000'))
    expect(`${path} is alone in its window`, own('cross-origin-opener-policy', 'same-origin'))
    const policy = path.startsWith('/mfuwu/api/')
      ? "default-src 'none'; sandbox; frame-ancestors 'none'"
      : "frame-ancestors 'self'"
    expect(`${path} is in no foreign frame`, own('content-security-policy', policy))
  }
}

/** After answers and failures with a phone in query and referrer. */
function checkLogs() {
  const read = (name) => readFileSync(join(folder, name), 'utf8')
  expect(
    'a request stands in the log',
    read(LOGS.access).includes('"GET /mfuwu/api/finance/get_biz_no HTTP/1.1" 200'),
  )
  for (const name of Object.values(LOGS)) {
    expect(`${name} has no query`, !read(name).includes(PHONE))
    expect(`${name} has no referrer`, !read(name).includes('mfuwu.example'))
  }
}

function expect(what, isSo) {
  checks += 1
  if (isSo) return
  failed += 1
  console.error(`FAIL ${what}`)
}
