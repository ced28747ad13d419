import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { campaignBytes } from './campaignBytes.mjs'

/*
 * The byte budgets (docs/performance.md), brotli, read off the production build: what the early script fetches before
 * the home page stands, each campaign's own chunk, and the kit.
 */

const KB = 1000
/** The wrapper's chunk and what it imports are fetched inside the app only, the request layer behind a painted list. */
const LATER = /^(?:wrapper|handlers|call|client)-/
const SANDBOX = /__sandbox|@msw\/data|sandbox\//
const html = readFileSync('dist/index.html', 'utf8')
const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
const assets = readdirSync('dist/assets')
const firstLoad = assets.filter(
  (file) => file.endsWith('.js') && html.includes(file) && !LATER.test(file),
)
const size = (text) => brotliCompressSync(text).length

const fileSize = (file) => size(readFileSync(`dist/${file}`))
const pages = campaignBytes(fileSize)
if (pages.length < 10) throw new Error('The report names too few campaign pages.')

const BUDGETS = [
  { what: 'HTML without its styles', bytes: size(html.replace(styles, '')), limit: 8 * KB },
  { what: 'CSS of the first screen', bytes: size(styles), limit: 8 * KB },
  {
    what: `JavaScript of the first load (${firstLoad.length} files)`,
    bytes: firstLoad.reduce((sum, file) => sum + size(readFileSync(`dist/assets/${file}`)), 0),
    limit: 135 * KB,
  },
  ...pages.flatMap(({ name, own, kit }) => [
    { what: `/${name}, its own`, bytes: own, limit: 25 * KB },
    { what: `/${name}, of the kit`, bytes: kit, limit: 25 * KB },
  ]),
]

let over = 0
if (firstLoad.length < 2)
  throw new Error('The HTML names no entry and fingerprint: nothing was measured.')
for (const { what, bytes, limit } of BUDGETS) {
  const ok = bytes <= limit
  if (!ok) over += 1
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${(bytes / KB).toFixed(1)} of ${limit / KB} kB`)
}
for (const file of assets.filter((name) => name.endsWith('.js') && !html.includes(name))) {
  const text = readFileSync(`dist/assets/${file}`, 'utf8')
  for (const [named] of text.matchAll(/assets\/[\w-]+\.(?:css|js)/g))
    if (!assets.includes(named.slice('assets/'.length)))
      throw new Error(`${file} names ${named}, which is not in the build`)
}
if (SANDBOX.test(html)) throw new Error('sandbox code in the HTML')
for (const file of assets.filter((name) => name.endsWith('.js'))) {
  const text = readFileSync(`dist/assets/${file}`, 'utf8')
  if (SANDBOX.test(text)) throw new Error(`${file}: sandbox code in the build`)
  // The page /test leaves its tools for developers out of a production build; what is left of it has 「开发自检」.
  if (/eruda|请求实验|工具箱|埋点队列|全部路由/.test(text))
    throw new Error(`${file}: the tools of /test in the production build`)
}
process.exit(over > 0 ? 1 : 0)
