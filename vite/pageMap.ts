import type { Plugin } from 'vite'
import type * as List from './pageList'

const ADDRESS = /^\/(?:mfuwu\/)?api\/__sandbox\/pages$/

/** Development: answers the sandbox control's request for all pages and their states. Before the sandbox itself. */
export function pageMap(): Plugin {
  return {
    name: 'mfuwu:page-map',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!ADDRESS.test(request.url ?? '')) return next()
        server
          .ssrLoadModule('/vite/pageList.ts')
          .then((module) => (module as typeof List).pageList())
          .then((list) => {
            response.setHeader('Content-Type', 'application/json')
            response.end(JSON.stringify(list))
          })
          .catch(next)
      })
    },
  }
}
