import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import type * as Calls from './calls'

/** The readers and `endpoint`, and their twins of the same file name. */
const CORE = '/src/api/core/'
const TWINS = '/tests/contract/recorded/'

/**
 * The calls of `src/api` with the shapes of their answers. They are loaded unchanged, except that twins replace their
 * readers; constants that a file keeps to itself are exported, so that their shapes have names.
 */
export async function loadCalls(root = process.cwd()): Promise<typeof Calls> {
  const { module } = await runnerImport<typeof Calls>(join(root, 'tests/contract/calls.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '@tests': join(root, 'tests'), '@': join(root, 'src') } },
    plugins: [twins(root), openConstants()],
  })
  return module
}

function twins(root: string): Plugin {
  return {
    name: 'contract:twins',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isOurs = importer?.includes('/src/api/') && !importer.includes(CORE)
      if (!isOurs || !/\/core\//.test(source)) return null
      const twin = join(root, TWINS, `${basename(source)}.ts`)
      return existsSync(twin) ? twin : null
    },
  }
}

function openConstants(): Plugin {
  return {
    name: 'contract:constants',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/api\/\w+\.ts$/.test(id) ? code.replace(/^const (?=\w)/gm, 'export const ') : null,
  }
}
