import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

/** The list of what only the app's web view needs. */
const WRAPPER = /\[[^[\]]*\/wrapper-[^\]]*\]/
/** Only needed by the home page; and the request layer, which is loaded after the app. */
const NOT_BEFORE_DATA = /\/(?:home|client)-/
const RECORD = new URL('../docs/performance.md', import.meta.url)
const ROW = /^\| \/([\w-]+) \| ([\d.]+) \|/gm

export const sizeOf = (text) => brotliCompressSync(text).length

/** @type {Map<string, number>} */
const sizes = new Map()

/** The size of a file of the build on the wire. Many pages load the same files. */
export function fileSize(file) {
  const size = sizes.get(file) ?? sizeOf(readFileSync(`dist/${file}`))
  sizes.set(file, size)
  return size
}

/**
 * What each page loads before its main data: its document and the files that this names, as the build's graph has them.
 * @returns {{ name: string, document: number, bytes: number, requests: number }[]}
 */
export function pageBytes() {
  return readdirSync('dist', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`dist/${entry.name}/index.html`))
    .map(({ name }) => {
      const text = readFileSync(`dist/${name}/index.html`, 'utf8')
      const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(text) ?? []
      const named = new Set(script.replace(WRAPPER, '').match(/assets\/[\w-]+\.(?:js|css)/g))
      const files = [...named].filter((file) => !NOT_BEFORE_DATA.test(file))
      const document = sizeOf(text)
      const bytes = files.reduce((sum, file) => sum + fileSize(file), document)
      // The document and the main call come on top of the files.
      return { name, document, bytes, requests: files.length + 2 }
    })
}

/** The recorded bytes of each page in docs/performance.md; `npm run bench -- --bytes` writes them. */
export function recordedBytes() {
  const [, table = ''] = readFileSync(RECORD, 'utf8').split('<!-- pages -->')
  const rows = table.matchAll(ROW)
  return new Map([...rows].map(([, name, kB]) => [name, Number(kB) * 1000]))
}
