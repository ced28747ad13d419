import { fileURLToPath } from 'node:url'
import { build, type Rollup } from 'vite'
import { minified } from './minify.ts'
import { scopedName } from './scopedName.ts'

const JSX_RUNTIME = 'react/jsx-runtime'
const SRC = fileURLToPath(new URL('../src', import.meta.url))

/**
 * Bundles a module whose JSX writes HTML text instead of React elements (`src/early/jsx-runtime.ts`), so that the
 * page's own HTML and the app are drawn from the same components. Class names are the app's.
 */
export async function bundleWithStringJsx(
  entry: string,
  format: 'iife' | 'es',
  mode: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    mode,
    logLevel: 'error',
    base: '/mfuwu/',
    publicDir: false,
    define,
    resolve: { alias: { '@': SRC } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: 'mfuwu:string-jsx',
        enforce: 'pre',
        resolveId: (id) => (id === JSX_RUNTIME ? `${SRC}/early/jsx-runtime.ts` : undefined),
      },
    ],
    css: { modules: { generateScopedName: scopedName } },
    build: {
      write: false,
      minify: true,
      target: ['chrome87', 'safari14'],
      lib: { entry: `${SRC}/${entry}`, formats: [format], name: 'early', fileName: 'early' },
      cssCodeSplit: false,
    },
  })
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[]
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code
  if (!code) throw new Error(`${entry}: the bundle is empty`)
  return minified(code, format === 'es' ? 'module' : 'script')
}
