import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rollup } from 'vite'
import { minified } from './minify.ts'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const ENTRY = '\0main-call'
const ENDPOINT = '\0main-call:endpoint'

/**
 * The file that a page's own document fetches to make the page's main call: the call's description and headers, without
 * the request layer, readers' checks of the answer and the query library.
 * @param route the page's `route.ts`
 */
export async function bundleMainCall(route: string, mode: string): Promise<string> {
  const result = await build({
    configFile: false,
    mode,
    logLevel: 'error',
    base: '/mfuwu/',
    publicDir: false,
    resolve: { alias: { '@': SRC } },
    plugins: [entryOf(route)],
    build: {
      write: false,
      minify: true,
      target: ['chrome87', 'safari14'],
      lib: { entry: 'main-call', formats: ['es'], fileName: 'mainCall' },
      rolldownOptions: {
        treeshake: { moduleSideEffects: false, manualPureFunctions: ['endpoint', 'pageLoader'] },
      },
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  const chunks = outputs
    .flatMap(({ output }) => output)
    .filter((file): file is Rollup.OutputChunk => file.type === 'chunk')
  const [chunk] = chunks
  if (!chunk || chunks.length > 1) throw new Error(`${route}: its main call is no single file`)
  return minified(chunk.code, 'module')
}

/** `endpoint()` of these files only describes the call: only `early/ask.ts` sends it. */
function entryOf(route: string): Plugin {
  return {
    name: 'mfuwu:main-call',
    enforce: 'pre',
    resolveId(id) {
      // A library's entry is resolved below the project first.
      if (id.endsWith('main-call')) return ENTRY
      return id.endsWith('/core/endpoint') ? ENDPOINT : undefined
    },
    load(id) {
      // The page's component is left out: only the call is needed.
      if (id === route) return readFileSync(id, 'utf8').replace(/^export \{.*\} from .*$/gm, '')
      if (id === ENDPOINT) return 'export const endpoint = () => (description) => description'
      if (id !== ENTRY) return undefined
      return [
        `import { mainRequest } from ${JSON.stringify(route)}`,
        `import { mainCallWith } from '@/early/mainCall'`,
        `export const askMain = mainCallWith(mainRequest)`,
      ].join('\n')
    },
  }
}
