import type { IncomingMessage, ServerResponse } from 'node:http'
import { runnerImport, type Connect, type Plugin } from 'vite'
import type * as Serve from '../src/sandbox/serve/serve'

const ENTRY = '/src/sandbox/serve/serve.ts'

/** The prefixes of the API (specification section 7): the mode decides which one is called, not the server. */
export const API = /^\/(?:mfuwu\/)?api\//

/**
 * Answers the platform's API with the embedded sandbox, over real HTTP, in the dev and preview servers.
 * @param proxied the dev server passes the API on; the preview keeps the sandbox
 */
export function sandbox(proxied: boolean): Plugin {
  return {
    name: 'mfuwu:sandbox',
    configureServer(server) {
      if (proxied) return
      server.middlewares.use(
        answer(async () => (await server.ssrLoadModule(ENTRY)) as typeof Serve),
      )
    },
    configurePreviewServer(server) {
      const loaded = runnerImport<typeof Serve>(`${server.config.root}${ENTRY}`, {
        configFile: false,
        root: server.config.root,
        resolve: { alias: { '@': `${server.config.root}/src` } },
        logLevel: 'error',
      })
      server.middlewares.use(answer(async () => (await loaded).module))
    },
  }
}

function answer(load: () => Promise<typeof Serve>): Connect.NextHandleFunction {
  return (request: IncomingMessage, response: ServerResponse, next) => {
    if (!API.test(request.url ?? '')) return next()
    load()
      .then(({ serve }) => serve(request, response))
      .catch((error: unknown) => {
        // A page that was closed during its call is no error of ours.
        if (!response.destroyed && !request.destroyed) next(error)
      })
  }
}
