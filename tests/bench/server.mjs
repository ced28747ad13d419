import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createSecureServer } from 'node:http2'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { execFileSync } from 'node:child_process'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { minimalPage, staticPage } from './baselines/pages.mjs'
import { detailOf, groupsOf, PICTURES, titlesOf } from './fixture.mjs'
import { avatarPng, coverPng } from './pictures.mjs'

const compress = promisify(brotliCompress)
const API_DELAY = 100
const LONG = 'public, max-age=31536000, immutable'
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const PACKED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg'])
/** The fallback if the build has no banner of its own. */
const OWN_BANNER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 750 440"><rect width="750" height="440" fill="#0b1030"/>${Array.from({ length: 40 }, (_, index) => `<path d="M${index * 19} ${440 - ((index * 67) % 260)}h16v300h-16z" fill="#${(0x3457f0 + index * 4096).toString(16)}"/>`).join('')}</svg>`

/**
 * @typedef {{ body: Buffer, packed?: Buffer, kind: string, cache: string, tag: string }} File
 * @typedef {{ origin: string, banner: string, html: string, unknownCalls: Set<string>,
 *   prepare: (cards: number) => Promise<void>, close: () => Promise<void> }} BenchServer
 */

/**
 * Serves a build as a good host would, both baselines beside it, and answers their API.
 * @param {string} dist the build's folder
 * @param {{ api?: (request: any, response: any) => void, h2?: boolean }} [options] `api` answers in place of the
 * fixture; `h2` serves over HTTP/2 with a certificate of the moment
 * @returns {Promise<BenchServer>}
 */
export async function startServer(dist, { api, h2 = false } = {}) {
  const files = await loadBuild(dist)
  const html = files.get('/mfuwu/index.html')?.body.toString()
  if (!html) throw new Error(`No index.html in ${dist}: build first.`)
  const banner = bannerOf(html)
  const fingerprint = [...files.keys()].find((path) => /\/fingerprint-[\w-]+\.js$/.test(path)) ?? ''
  files.set(`${PICTURES}banner.svg`, await fileOf('.svg', Buffer.from(OWN_BANNER), LONG))
  const answers = new Map()
  const unknownCalls = new Set()

  const answer = (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://bench').pathname)
    if (path.startsWith('/mfuwu/api/'))
      return api ? api(request, response) : answerCall(path.slice(10), response)
    const file = files.get(path) ?? picture(path, files) ?? fallback(path, files)
    if (!file) return response.writeHead(404).end()
    return send(request, response, file)
  }
  const server = h2 ? createSecureServer({ ...certificate() }, answer) : createServer(answer)

  function answerCall(path, response) {
    if (path.startsWith('/finance/buriedPoint/')) return json(response, { statusCode: 200 }, 0)
    const [, id] = /^\/adminland\/facilitator\/showOne\/(\w+)$/.exec(path) ?? []
    if (id) return json(response, { statusCode: 200, data: detailOf(id) }, API_DELAY)
    const file = answers.get(path)
    if (!file) unknownCalls.add(path)
    if (!file) return json(response, { statusCode: 200, data: null }, API_DELAY)
    return setTimeout(
      () =>
        response
          .writeHead(200, {
            'content-type': KINDS['.json'],
            'content-encoding': 'br',
            'cache-control': 'no-store',
          })
          .end(file.packed),
      API_DELAY,
    )
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => resolve(undefined))
  })
  const address = server.address()
  return {
    origin: `${h2 ? 'https' : 'http'}://127.0.0.1:${address.port}`,
    banner,
    html,
    unknownCalls,
    async prepare(cards) {
      const groups = groupsOf(cards)
      const body = (data) =>
        fileOf('.json', Buffer.from(JSON.stringify({ statusCode: 200, data })), 'no-store')
      answers.set('/adminland/facilitator/query', await body(groups))
      answers.set('/adminland/facilitator/appTitle', await body(titlesOf(cards)))
      files.set(
        '/bench/static/',
        await fileOf('.html', Buffer.from(staticPage(groups, banner)), 'no-cache'),
      )
      files.set(
        '/bench/minimal/',
        await fileOf('.html', Buffer.from(minimalPage(banner, fingerprint)), 'no-cache'),
      )
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections?.()
        if (h2) resolve()
      }),
  }
}

function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=127.0.0.1',
      ].concat(['-keyout', key, '-out', cert]),
      { stdio: 'ignore' },
    )
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function json(response, body, delay) {
  const write = () =>
    response.writeHead(200, { 'content-type': KINDS['.json'] }).end(JSON.stringify(body))
  if (delay === 0) return write()
  return setTimeout(write, delay)
}

function send(request, response, file) {
  const brotli = file.packed && /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
  const headers = {
    'content-type': file.kind,
    'cache-control': file.cache,
    etag: file.tag,
    vary: 'accept-encoding',
  }
  if (request.headers['if-none-match'] === file.tag) return response.writeHead(304, headers).end()
  const body = brotli ? file.packed : file.body
  return response
    .writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(brotli && { 'content-encoding': 'br' }),
    })
    .end(body)
}

/** @returns {Promise<Map<string, File>>} */
async function loadBuild(dist) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => [])
  const loaded = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const name = join(entry.parentPath, entry.name)
      const path = `/mfuwu/${relative(dist, name).split(sep).join('/')}`
      const long = path.startsWith('/mfuwu/assets/')
      return [path, await fileOf(extname(name), await readFile(name), long ? LONG : 'no-cache')]
    })
  return new Map(await Promise.all(loaded))
}

/** @returns {Promise<File>} */
async function fileOf(extension, body, cache) {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  const kind = KINDS[extension] ?? 'application/octet-stream'
  return { body, kind, cache, tag, ...(PACKED.has(extension) && { packed: await compress(body) }) }
}

/** The card pictures, drawn when first asked for. */
function picture(path, files) {
  const [, shape, seed] = /^\/mfuwu\/bench\/(cover|avatar)-(\d+)\.png$/.exec(path) ?? []
  if (!seed) return undefined
  const body = shape === 'cover' ? coverPng(Number(seed)) : avatarPng(Number(seed))
  const file = { body, kind: KINDS['.png'], cache: LONG, tag: `"${shape}${seed}"` }
  files.set(path, file)
  return file
}

/** Each page has its own document, every other address the common one; a file that is missing stays missing. */
function fallback(path, files) {
  const own = /^\/mfuwu\/([\w-]+)(?:\/\d+)?\/?$/.exec(path)?.[1]
  const document = own && files.get(`/mfuwu/${own}/index.html`)
  if (document) return document
  return /^\/mfuwu(?:\/|$)/.test(path) && !extname(path)
    ? files.get('/mfuwu/index.html')
    : undefined
}

/** The baselines show the product's own banner, so that LCP compares pages and not pictures. */
function bannerOf(html) {
  const tags = html.match(/<(?:link|img)\b[^>]*>/gi) ?? []
  const preloads = tags.filter((tag) => /\bas="?image\b/i.test(tag) && /preload/i.test(tag))
  const tag = [...preloads, ...tags].find((one) => /fetchpriority="?high/i.test(one)) ?? preloads[0]
  const value = (...names) =>
    names.map((name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1]).find(Boolean)
  const src = value('href', 'src')
  if (!src) return `src="${PICTURES}banner.svg"`
  const srcset = value('imagesrcset', 'srcset')
  const sizes = value('imagesizes', 'sizes')
  return `src="${src}"${srcset ? ` srcset="${srcset}"` : ''}${sizes ? ` sizes="${sizes}"` : ''}`
}
