import { readFileSync, readdirSync } from 'node:fs'
import { loadEnv } from 'vite'
import { campaignBytes } from './campaignBytes.mjs'
import { fileSize, pageBytes, recordedBytes, sizeOf as size } from './pageBytes.mjs'

/*
 * The byte budgets (docs/performance.md), brotli, read off the production build: what the early script fetches for the
 * home page's first screen, each page's document, requests and own chunk, what is loaded before its main data, and what
 * all campaigns share.
 */

const KB = 1000
/** The wrapper's chunk and what it imports are fetched inside the app only, the request layer behind a painted list. */
const LATER = /^(?:wrapper|bridge|client)-/
const IMPORTED = /(?:from|import)"\.\/([\w-]+\.js)"/g
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

/** A file of the app and all that it imports, without the app itself. */
function withImports(file) {
  const found = new Set([file])
  for (const one of found)
    for (const [, next = ''] of readFileSync(`dist/assets/${one}`, 'utf8').matchAll(IMPORTED))
      if (!next.startsWith('index-')) found.add(next)
  return [...found]
}
const afterStart = withImports(assets.find((file) => /^afterStart-.*js$/.test(file)))

const documents = pageBytes()
if (documents.length < 15) throw new Error('The build has too few documents.')

const sharedCode = assets.filter((file) => /^campaign-[\w-]+\.(?:js|css)$/.test(file))
if (sharedCode.length !== 2) throw new Error('The campaigns share no script and style sheet.')

const pages = campaignBytes(fileSize)
if (pages.length < 10) throw new Error('The report names too few campaign pages.')

const recorded = recordedBytes()
const MEAN_MORE_THAN_RECORDED = 1.01
const PAGE_MORE_THAN_RECORDED = 1.02
/** A new page is no heavier than the heaviest one. */
const NEW_PAGE = Math.max(...recorded.values())
const meanOf = (all) => all.reduce((sum, value) => sum + value, 0) / all.length

const BUDGETS = [
  { what: 'HTML without its styles', bytes: size(html.replace(styles, '')), limit: 8 * KB },
  { what: 'CSS of the first screen', bytes: size(styles), limit: 8 * KB },
  {
    what: `JavaScript of the first load (${firstLoad.length} files)`,
    bytes: firstLoad.reduce((sum, file) => sum + fileSize(`assets/${file}`), 0),
    limit: 135 * KB,
  },
  {
    what: 'the file that all campaigns load',
    bytes: sharedCode.reduce((sum, file) => sum + fileSize(`assets/${file}`), 0),
    limit: 48 * KB,
  },
  {
    what: `toasts and tracking (${afterStart.length} files)`,
    bytes: afterStart.reduce((sum, file) => sum + fileSize(`assets/${file}`), 0),
    limit: 6.5 * KB,
  },
  ...documents.map(({ name, document }) => ({
    what: `/${name}, document`,
    bytes: document,
    // /channel has 9.45 kB, and the names of files vary a document by 50 bytes between commits.
    limit: 9.5 * KB,
  })),
  {
    what: 'the mean page, before its main data',
    bytes: meanOf(documents.map(({ bytes }) => bytes)),
    limit: meanOf([...recorded.values()]) * MEAN_MORE_THAN_RECORDED,
  },
  ...documents.map(({ name, bytes }) => ({
    what: `/${name}, before its main data`,
    bytes,
    limit: (recorded.get(name) ?? NEW_PAGE) * PAGE_MORE_THAN_RECORDED,
  })),
  ...pages.map(({ name, own }) => ({ what: `/${name}, its own`, bytes: own, limit: 25 * KB })),
]
const MOST_REQUESTS = 14

let over = 0
if (firstLoad.length < 2)
  throw new Error('The HTML names no entry and fingerprint: nothing was measured.')
for (const { what, bytes, limit } of BUDGETS) {
  const ok = bytes <= limit
  if (!ok) over += 1
  console.log(
    `${ok ? 'ok  ' : 'OVER'} ${what}: ${(bytes / KB).toFixed(1)} of ${(limit / KB).toFixed(1)} kB`,
  )
}
for (const { name, requests } of documents) {
  const ok = requests <= MOST_REQUESTS
  if (!ok) over += 1
  console.log(`${ok ? 'ok  ' : 'OVER'} /${name}: ${requests} of ${MOST_REQUESTS} requests`)
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
  if (!text.startsWith('//# allFunctionsCalledOnLoad\n'))
    throw new Error(`${file} does not begin with V8's compile hint`)
  if (!isReporting && REPORTER.test(text))
    throw new Error(`${file}: field reports in a build without VITE_REPORT_URL`)
  if (!isForWechat && WECHAT.test(text))
    throw new Error(`${file}: code for WeChat in a build without VITE_WX_SIGNATURE_PATH`)
  // The page /test leaves its tools for developers out of a production build; what is left of it has 「开发自检」.
  if (/eruda|请求实验|工具箱|埋点队列|全部路由/.test(text))
    throw new Error(`${file}: the tools of /test in the production build`)
}
if (over > 0)
  console.log(
    'Heavier on purpose, or shared code is cut anew: npm run bench -- --bytes records the values.',
  )
process.exit(over > 0 ? 1 : 0)
