import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FILE = join(dirname(fileURLToPath(import.meta.url)), 'clip.mp4')

/** The clip, whole or the range that was asked for: Safari plays no video without ranges. */
export async function clipAnswer(range: string | null): Promise<Response> {
  const bytes = new Uint8Array(await readFile(FILE))
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return answerOf(bytes, 200)
  const last = bytes.length - 1
  const start = from === '' ? Math.max(bytes.length - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  return start > end
    ? answerOf(null, 416, `bytes */${bytes.length}`)
    : answerOf(bytes.slice(start, end + 1), 206, `bytes ${start}-${end}/${bytes.length}`)
}

function answerOf(body: Uint8Array<ArrayBuffer> | null, status: number, range?: string): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'video/mp4',
      'Content-Length': String(body?.length ?? 0),
      'Accept-Ranges': 'bytes',
      ...(range && { 'Content-Range': range }),
    },
  })
}
