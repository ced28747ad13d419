import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, Plugin } from 'vite'
import { runnerImport } from 'vite'
import type * as Serve from '../src/sandbox/serve'

const ENTRY = '/src/sandbox/serve.ts'

/** Answers the platform's API with the embedded sandbox, over real HTTP, in the dev and preview servers. */
export function sandbox(): Plugin {
  return {
    name: 'mfuwu:sandbox',
    configureServer(server) {
      server.middlewares.use(
        answer('/api/', async () => (await server.ssrLoadModule(ENTRY)) as typeof Serve),
      )
    },
    configurePreviewServer(server) {
      const loaded = runnerImport<typeof Serve>(`${server.config.root}${ENTRY}`, {
        configFile: false,
        root: server.config.root,
        resolve: { alias: { '@': `${server.config.root}/src` } },
        logLevel: 'error',
      })
      server.middlewares.use(answer('/mfuwu/api/', async () => (await loaded).module))
    },
  }
}

function answer(prefix: string, load: () => Promise<typeof Serve>): Connect.NextHandleFunction {
  return (request: IncomingMessage, response: ServerResponse, next) => {
    if (!request.url?.startsWith(prefix)) return next()
    load()
      .then(({ serve }) => serve(request, response))
      .catch((error: unknown) => {
        // A page that was closed in the middle of its call is no error of ours.
        if (!response.destroyed && !request.destroyed) next(error)
      })
  }
}
