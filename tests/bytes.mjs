import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { loadEnv } from 'vite'
import { campaignBytes } from './campaignBytes.mjs'

/*
 * The byte budgets (docs/performance.md), brotli, read off the production build: what the early script fetches for the
 * home page's first screen, each page's document, requests and own chunk, and what the campaigns share.
 */

const KB = 1000
/** The wrapper's chunk and what it imports are fetched inside the app only, the request layer behind a painted list. */
const LATER = /^(?:wrapper|bridge|client)-/
/** The reporter's key in local storage, and what only web-vitals asks the browser for. */
const REPORTER = /reportQueue|reportSampled|largest-contentful-paint/
/** WeChat's library, its tag, and the call that signs a page for it. */
const WECHAT = /jWeixin|wx-open-launch-app|jsapiSignature/
const settings = loadEnv('production', process.cwd())
const isReporting = settings.VITE_REPORT_URL !== ''
const isForWechat = settings.VITE_WX_SIGNATURE_PATH !== ''
const SANDBOX = /__sandbox|@msw\/data|sandbox\//
const html = readFileSync('dist/index.html', 'utf8')
const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('')
const assets = readdirSync('dist/assets')
const firstLoad = assets.filter(
  (file) => file.endsWith('.js') && html.includes(file) && !LATER.test(file),
)
const size = (text) => brotliCompressSync(text).length

/** Each page's own document, and the files that it names but for those of the app's web view and of the home page. */
const documents = readdirSync('dist', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`dist/${entry.name}/index.html`))
  .map(({ name }) => {
    const text = readFileSync(`dist/${name}/index.html`, 'utf8')
    const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? []
    const files = new Set(script.match(/assets\/[\w-]+\.(?:js|css)/g))
    return {
      name,
      bytes: size(text),
      files: [...files].filter((file) => !/\/(?:wrapper|home)-/.test(file)),
    }
  })
if (documents.length < 15) throw new Error('The build has too few documents.')

const sharedCode = assets.filter((file) => /^campaign-[\w-]+\.(?:js|css)$/.test(file))
if (sharedCode.length !== 2) throw new Error('The campaigns share no script and style sheet.')

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
  {
    what: 'code that the campaigns share',
    bytes: sharedCode.reduce((sum, file) => sum + fileSize(`assets/${file}`), 0),
    limit: 40 * KB,
  },
  ...documents.map(({ name, bytes }) => ({ what: `/${name}, document`, bytes, limit: 9.2 * KB })),
  ...pages.map(({ name, own }) => ({ what: `/${name}, its own`, bytes: own, limit: 25 * KB })),
]
/** The document and the main call come on top of the files. */
const MOST_FILES = 14 - 2

let over = 0
if (firstLoad.length < 2)
  throw new Error('The HTML names no entry and fingerprint: nothing was measured.')
for (const { what, bytes, limit } of BUDGETS) {
  const ok = bytes <= limit
  if (!ok) over += 1
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${(bytes / KB).toFixed(1)} of ${limit / KB} kB`)
}
for (const { name, files } of documents) {
  const ok = files.length <= MOST_FILES
  if (!ok) over += 1
  console.log(`${ok ? 'ok  ' : 'OVER'} /${name}: ${files.length + 2} of ${MOST_FILES + 2} requests`)
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
  if (!isReporting && REPORTER.test(text))
    throw new Error(`${file}: field reports in a build without VITE_REPORT_URL`)
  if (!isForWechat && WECHAT.test(text))
    throw new Error(`${file}: code for WeChat in a build without VITE_WX_SIGNATURE_PATH`)
  // The page /test leaves its tools for developers out of a production build; what is left of it has 「开发自检」.
  if (/eruda|请求实验|工具箱|埋点队列|全部路由/.test(text))
    throw new Error(`${file}: the tools of /test in the production build`)
}
process.exit(over > 0 ? 1 : 0)
