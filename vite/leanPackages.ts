import type { Plugin } from 'vite'

/** A piece of a package that the product never runs, and its replacement in a build. */
interface Cut {
  file: RegExp
  piece: string
  instead: string
}

const ROUTER = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/

/** A function of the router for frameworks, servers or developer tools; never reached in the product. */
const routerFunction = (name: string): Cut => ({
  file: ROUTER,
  piece: `\nfunction ${name}(`,
  instead: `\nvar ${name} = () => null;\nfunction left_${name}(`,
})

/** An unused component of the router; its name would keep it in the bundle. */
const routerComponent = (name: string): Cut[] => [
  { file: ROUTER, piece: `${name}.displayName = "${name}";`, instead: '' },
  {
    file: ROUTER,
    piece: `\nvar ${name} = React10.forwardRef(`,
    instead: `\nvar ${name} = /* @__PURE__ */ React10.forwardRef(`,
  },
]

const CUTS: readonly Cut[] = [
  // It uses XMLHttpRequest if there is one, which every supported browser has.
  {
    file: /\/axios\/lib\/adapters\/adapters\.js$/,
    piece: `import * as fetchAdapter from './fetch.js';`,
    instead: 'const fetchAdapter = {};',
  },
  // The product has its own writes (`useWrite`).
  {
    file: /\/query-core\/build\/modern\/queryClient\.js$/,
    piece: 'import { MutationCache } from "./mutationCache.js";',
    instead: `class MutationCache {
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`,
  },
  {
    file: ROUTER,
    piece: 'var ENABLE_DEV_WARNINGS = true;',
    instead: 'var ENABLE_DEV_WARNINGS = false;',
  },
  ...routerComponent('NavLink'),
  ...routerComponent('Form'),
  routerFunction('PrefetchPageLinks'),
  routerFunction('RSCErrorHandler'),
  routerFunction('instrumentClientSideRouter'),
  routerFunction('getRouteInstrumentationUpdates'),
]

/**
 * Leaves out of a build what packages bring and no visit runs (docs/decisions/dependencies.md). Fails the build when a
 * package no longer has one of the pieces: then it has to be found again by hand.
 */
export function leanPackages(): Plugin {
  const missing = new Set(CUTS)
  return {
    name: 'mfuwu:lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const cuts = CUTS.filter(({ file, piece }) => file.test(id) && code.includes(piece))
      if (cuts.length === 0) return undefined
      for (const cut of cuts) missing.delete(cut)
      return {
        code: cuts.reduce((text, { piece, instead }) => text.replace(piece, instead), code),
        map: null,
      }
    },
    buildEnd(error) {
      const [first] = missing
      if (!error && first)
        this.error(
          `${String(first.file)} has no more ${first.piece.trim()}: see vite/leanPackages.ts`,
        )
    },
  }
}
