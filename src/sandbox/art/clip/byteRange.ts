/** A file, whole or the requested range: Safari plays nothing without ranges. */
export function byteRange(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  range: string | null,
): Response {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === '' && to === '') return answerOf(bytes, type, 200)
  const last = bytes.length - 1
  const start = from === '' ? Math.max(bytes.length - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? last : Math.min(Number(to), last)
  return start > end
    ? answerOf(null, type, 416, `bytes */${bytes.length}`)
    : answerOf(bytes.slice(start, end + 1), type, 206, `bytes ${start}-${end}/${bytes.length}`)
}

function answerOf(
  body: Uint8Array<ArrayBuffer> | null,
  type: string,
  status: number,
  range?: string,
): Response {
  return new Response(body, {
    status,
    headers: {
      'Content-Type': type,
      'Content-Length': String(body?.length ?? 0),
      'Accept-Ranges': 'bytes',
      ...(range && { 'Content-Range': range }),
    },
  })
}
