import type { Plugin } from 'vite'

const NONE = '\0axios-no-fetch-adapter'

/**
 * Leaves axios's fetch adapter out of a build: axios takes XMLHttpRequest wherever there is one, which is every browser
 * of ours (docs/decisions/dependencies.md). Fails the build when axios no longer has that file where it is looked for.
 */
export function leanAxios(): Plugin {
  let left = false
  return {
    name: 'mfuwu:lean-axios',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== './fetch.js' || !importer?.endsWith('/axios/lib/adapters/adapters.js')) return
      left = true
      return NONE
    },
    load: (id) => (id === NONE ? 'export const getFetch = undefined' : undefined),
    buildEnd(error) {
      if (!error && !left)
        this.error('axios: its fetch adapter was not found; see vite/leanAxios.ts')
    },
  }
}
