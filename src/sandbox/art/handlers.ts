import { http } from 'msw'
import { picture } from './picture'

export const handlers = [
  http.get('*/api/__sandbox/art/:kind/:file', ({ params }) => {
    const svg = picture(String(params.kind), String(params.file).replace(/\.svg$/, ''))
    if (!svg) return new Response(null, { status: 404 })
    return new Response(svg, { headers: HEADERS })
  }),
]

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=604800, immutable',
  'Content-Security-Policy': "default-src 'none'",
}
