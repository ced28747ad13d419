import { http } from 'msw'
import { byteRange } from '@/sandbox/art/clip/byteRange'
import { clipAnswer } from '@/sandbox/art/clip/clip'
import { picture } from './picture'

export const handlers = [
  http.get('*/api/__sandbox/art/:kind/:file', ({ params }) => {
    const svg = picture(String(params.kind), String(params.file).replace(/\.svg$/, ''))
    if (!svg) return new Response(null, { status: 404 })
    return new Response(svg, { headers: HEADERS })
  }),
  http.get('*/api/__sandbox/clip/planet.mp4', ({ request }) =>
    clipAnswer(request.headers.get('Range')),
  ),
  http.get('*/api/__sandbox/tone/scale.wav', ({ request }) =>
    toneAnswer(request.headers.get('Range')),
  ),
]

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=604800, immutable',
  'Content-Security-Policy': "default-src 'none'",
}

const RATE = 8000
const SECONDS = 30
const HEADER = 44
/** A slow scale that repeats, in hertz. */
const NOTES = [262, 330, 392, 494, 440, 392, 330, 294] as const
const NOTE_SECONDS = 0.75

/** Half a minute of soft notes, as a WAV file made here: mono, 8 bits. */
function wave(): Uint8Array<ArrayBuffer> {
  const samples = RATE * SECONDS
  const bytes = new Uint8Array(HEADER + samples)
  const view = new DataView(bytes.buffer)
  const write = (at: number, word: string) =>
    Array.from(word).forEach((char, index) => view.setUint8(at + index, char.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let at = 0; at < samples; at++) bytes[HEADER + at] = sampleAt(at / RATE)
  return bytes
}

/** Each note swells and fades, so that none begins with a click. */
function sampleAt(time: number): number {
  const note = NOTES[Math.floor(time / NOTE_SECONDS) % NOTES.length] ?? 0
  const loudness = Math.sin((Math.PI * (time % NOTE_SECONDS)) / NOTE_SECONDS)
  return 128 + Math.round(42 * loudness * Math.sin(2 * Math.PI * note * time))
}

let made: Uint8Array<ArrayBuffer> | undefined

function toneAnswer(range: string | null): Response {
  made ??= wave()
  return byteRange(made, 'audio/wav', range)
}
