import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'

const ASSET = /^\/mfuwu\/assets\/|\.(?:js|css|svg|avif|webp|png|json|map)$/

/**
 * What a host does, for the dev and preview servers: `/mfuwu` without a slash works, each page is answered with its own
 * document in a build, and a missing asset is a 404 instead of the page, which would hide a chunk that is gone.
 */
export function basePath(): Plugin {
  return {
    name: 'mfuwu:base-path',
    configureServer(server) {
      server.middlewares.use(addSlash)
    },
    configurePreviewServer(server) {
      const { root, build } = server.config
      server.middlewares.use(addSlash)
      server.middlewares.use(ownDocument(resolve(root, build.outDir)))
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

/**
 * `/mfuwu/sign-in` → `dist/sign-in/index.html`; a route with an id has one document for all ids (as in
 * deploy/nginx.conf).
 */
function ownDocument(folder: string): Connect.NextHandleFunction {
  return (request, _response, next) => {
    const [path = '', query] = (request.url ?? '').split('?')
    const page = /^\/mfuwu\/([\w-]+)(?:\/\d+)?\/?$/.exec(path)?.[1]
    if (page && existsSync(`${folder}/${page}/index.html`))
      request.url = `/mfuwu/${page}/index.html${query === undefined ? '' : `?${query}`}`
    next()
  }
}

const missingAsset: Connect.NextHandleFunction = (request, response, next) => {
  const path = (request.originalUrl ?? request.url ?? '').split('?')[0] ?? ''
  if (!ASSET.test(path)) return next()
  response.statusCode = 404
  response.end()
}
