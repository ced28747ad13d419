import type { Plugin } from 'vite'

/** A piece of a package that the product never runs, and its replacement in a build. */
interface Cut {
  file: RegExp
  piece: string | RegExp
  instead: string
}

const ROUTER = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/
const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/

/** Functions that do and return nothing, because a visit never needs what they do. Their names, with spaces between. */
const empty = (file: RegExp, names: string): Cut[] =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => ({
      file,
      piece: new RegExp(`^( *)((?:async )?function) ${name}\\(`, 'm'),
      // The function itself stays, under a name that nothing calls: the minifier removes it.
      instead: `$1function ${name}() {}\n$1$2 left_${name}(`,
    }))

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
  // For frameworks, servers and developer tools.
  ...empty(
    ROUTER,
    'PrefetchPageLinks RSCErrorHandler instrumentClientSideRouter getRouteInstrumentationUpdates',
  ),
  // Submissions, fetchers, blockers, and routes that are found later: the product has loaders alone.
  ...empty(
    ROUTER,
    `handleAction handleFetcherAction handleFetcherLoader fetch2 shouldBlockNavigation getBlocker discoverRoutes
    patchRoutes patchRoutesImpl`,
  ),
  // `<ViewTransition>`, pictures that it waits for, and the browser's own sign of a pending transition.
  ...empty(
    REACT_DOM,
    `startViewTransition queueTransitionTypes flushAfterMutationEffects createViewTransitionInstance
    ViewTransitionPseudoElement getViewTransitionName getViewTransitionClassName trackEnterViewTransitions
    commitExitViewTransitions commitNestedViewTransitions restoreNestedViewTransitions
    restoreEnterOrExitViewTransitions restoreViewTransitionOnHostInstances applyViewTransitionToHostInstances
    preloadInstanceAndSuspendIfNeeded estimateBandwidth estimateImageBytes defaultOnDefaultTransitionIndicator`,
  ),
  // Refs of fragments.
  ...empty(
    REACT_DOM,
    `addFragmentHandleToFiber commitNewChildToFragmentInstances commitFragmentInstanceInsertionEffects
    commitFragmentInstanceDeletionEffects findFragmentInstanceOrTextInstanceSiblings indexOfEventListener
    observeChild unobserveChild collectClientRects setFocusOnFiberIfFocusable blurActiveElementWithinFragment
    scrollTextNodeIntoView getParentForFragmentAncestors isFiberFollowingCheck`,
  ),
  // Scripts and style sheets that components ask for: Vite's preload does that.
  ...empty(
    REACT_DOM,
    `prefetchDNS preconnect preload preloadModule preinitStyle preinitScript preinitModuleScript getResource
    acquireResource suspendResource preloadResourceAndSuspendIfNeeded insertSuspendedStylesheets
    createHoistableInstance`,
  ),
  // `<Activity>`, `<SuspenseList>`, and a `<Suspense>` that a server has rendered.
  ...empty(
    REACT_DOM,
    `updateActivityComponent updateSuspenseListComponent findFirstSuspended cutOffTailIfNeeded
    pushSuspenseListContext updateDehydratedSuspenseComponent`,
  ),
  // Actions of forms, custom elements (the WeChat tag is made by hand), `onBeforeInput`, and what only compilers and developer tools need.
  ...empty(
    REACT_DOM,
    `mountActionState updateActionStateImpl rerenderActionState startHostTransition TransitionAwareHostComponent
    requestFormReset recursivelyResetForms coerceFormActionProp isCustomElement getNativeBeforeInputChars
    getFallbackBeforeInputChars useMemoCache getStackByFiberInDevAndProd`,
  ),
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
      let lean = code
      for (const cut of CUTS) {
        if (!cut.file.test(id)) continue
        const next = lean.replace(cut.piece, cut.instead)
        if (next !== lean) missing.delete(cut)
        lean = next
      }
      return lean === code ? undefined : { code: lean, map: null }
    },
    buildEnd(error) {
      const [first] = missing
      if (!error && first)
        this.error(
          `${String(first.file)} has no more ${String(first.piece).trim()}: see vite/leanPackages.ts`,
        )
    },
  }
}
