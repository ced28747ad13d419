import type { Connect, Plugin } from 'vite'

const ASSET = /^\/mfuwu\/assets\/|\.(?:js|css|svg|avif|webp|png|json|map)$/

/**
 * Two mends for the dev and preview servers: `/mfuwu` without a slash works, and a missing asset is a 404 instead of
 * the page, which would hide a chunk that is gone.
 */
export function basePath(): Plugin {
  return {
    name: 'mfuwu:base-path',
    configureServer(server) {
      server.middlewares.use(addSlash)
    },
    configurePreviewServer(server) {
      server.middlewares.use(addSlash)
      return () => {
        server.middlewares.use(missingAsset)
      }
    },
  }
}

const addSlash: Connect.NextHandleFunction = (request, _response, next) => {
  const url = request.url ?? ''
  if (/^\/mfuwu(?:\?|$)/.test(url)) request.url = url.replace('/mfuwu', '/mfuwu/')
  next()
}

const missingAsset: Connect.NextHandleFunction = (request, response, next) => {
  const path = (request.originalUrl ?? request.url ?? '').split('?')[0] ?? ''
  if (!ASSET.test(path)) return next()
  response.statusCode = 404
  response.end()
}
