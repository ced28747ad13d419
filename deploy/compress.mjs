import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/*
 * `node deploy/compress.mjs [folder]`: writes `x.gz` and `x.br` beside each file of the build (`dist/`) that gets smaller,
 * for hosts that send compressed files as they lie there (deploy/nginx.conf).
 */

const TEXT = /\.(?:html|js|css|svg|json)$/
/** Below this the header of the answer weighs more than what is saved. */
const LEAST_BYTES = 512

const [folder = 'dist'] = process.argv.slice(2)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => join(folder, path))
  .filter((path) => TEXT.test(path) && !path.includes('/.') && statSync(path).size >= LEAST_BYTES)
if (files.length === 0) throw new Error(`${folder} has nothing to compress: build first.`)

let before = 0
const after = { gz: 0, br: 0 }
for (const path of files) {
  const body = readFileSync(path)
  const gz = gzipSync(body, { level: 9 })
  const br = brotliCompressSync(body)
  writeFileSync(`${path}.gz`, gz)
  writeFileSync(`${path}.br`, br)
  before += body.length
  after.gz += gz.length
  after.br += br.length
}
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`
console.log(
  `${files.length} files, ${kB(before)}: ${kB(after.gz)} in gzip, ${kB(after.br)} in brotli`,
)
