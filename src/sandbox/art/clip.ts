import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FILE = join(dirname(fileURLToPath(import.meta.url)), 'clip.mp4')

/** The clip, whole or the range that was asked for: Safari plays no video without ranges. */
export async function clipAnswer(range: string | null): Promise<Response> {
  const bytes = new Uint8Array(await readFile(FILE))
  const headers = { 'Content-Type': 'video/mp4', 'Accept-Ranges': 'bytes' }
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined || (from === '' && to === '')) return new Response(bytes, { headers })
  const start = from === '' ? Math.max(bytes.length - Number(to), 0) : Number(from)
  const end = from === '' || !to ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1)
  if (start > end) {
    const contentRange = `bytes */${bytes.length}`
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': contentRange },
    })
  }
  const contentRange = `bytes ${start}-${end}/${bytes.length}`
  return new Response(bytes.slice(start, end + 1), {
    status: 206,
    headers: { ...headers, 'Content-Range': contentRange },
  })
}
