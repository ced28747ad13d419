import { http } from 'msw'
import { clipAnswer } from './clip/clip'
import { picture } from './picture'
import { toneAnswer } from './tone'

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
