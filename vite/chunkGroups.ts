import type { Rollup } from 'vite'
import { sharedFiles, type SharedModule } from './sharedFiles.ts'

const ROUTE = /\/src\/(?:campaigns|pages)\/[^/]+\/route\.ts$/
/** Every campaign imports it, by the route table. */
const PROVIDER = /\/src\/kit\/page\/CampaignProvider\.tsx$/
const SHARED =
  /\/src\/(?:kit|ui|lib|api|session|tracking|campaigns|pages)\/|node_modules|@oxc-project/
const CLIENT = /\/src\/api\/core\/client\.ts$|\/node_modules\/axios\//
const BRIDGE = /\/src\/bridge\/(?:bridge|call|connect|environment|handlers)\.ts$/
/** For a page that is being left: tracking needs it on every page, and two pages themselves. */
const KEEPALIVE = /\/src\/session\/keepalive\.ts$/
/** Files of their own, because others than the pages need them too. */
const APART = [CLIENT, BRIDGE, KEEPALIVE]
/**
 * Of the 14 requests up to a page's main data (docs/performance.md): without the document, the fingerprint, the main
 * call's code, the call, the app, and the page's own code and styles.
 */
const MOST_SHARED = 14 - 7

export const isRoute = (module: string): boolean => ROUTE.test(module)

/** A page's own chunk is named after its folder, so that a list of requests is readable. */
function pageFileOf(route: string): string | undefined {
  const folder = /\/([^/]+)\/route\.ts$/.exec(route)?.[1]
  return folder && `page-${folder}`
}

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/**
 * How the code is cut into files. A phone on a slow line pays for each request and for each byte that its page does not
 * need: so all pages have the app, and each some of the files that `sharedFiles` makes, and its own.
 */
export function chunkGroups() {
  let names: Map<string, string> | undefined
  const nameOf = (id: string, graph: Graph) => {
    names ??= namesOf(sharedFiles(sharedModules(id, graph), MOST_SHARED))
    return names.get(id) ?? homeOf(id, graph) ?? null
  }
  return [
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    // Only visits inside the app need the bridge; all pages soon need the request layer.
    { name: 'client', test: CLIENT, priority: 2, includeDependenciesRecursively: false },
    { name: 'bridge', test: BRIDGE, priority: 2, includeDependenciesRecursively: false },
    { name: 'keepalive', test: KEEPALIVE, priority: 2, includeDependenciesRecursively: false },
    { name: nameOf, test: SHARED, priority: 1, includeDependenciesRecursively: false },
  ]
}

/**
 * The modules that pages share with each other, or with what they load later; neither a page's own code nor the app's.
 */
function sharedModules(anyModule: string, graph: Graph): SharedModule[] {
  const all = connected(anyModule, graph)
  const allPages = all.filter(isRoute)
  return all.flatMap((id) => {
    if (!SHARED.test(id) || APART.some((file) => file.test(id))) return []
    const importers = importersOf(id, graph)
    const starts = importers.filter((importer) => isStart(importer, graph))
    const isForAll = importers.some((importer) => PROVIDER.test(importer))
    const pages = isForAll ? allPages : starts.filter(isRoute)
    const info = graph.getModuleInfo(id)
    const isOwn = !isForAll && (starts.length < 2 || homeOf(id, graph) !== undefined)
    if (!info || pages.length === 0 || isOwn || starts.some((start) => isEntry(start, graph)))
      return []
    return {
      id,
      pages,
      bytes: info.code?.length ?? 0,
      hasStyles: id.endsWith('.css'),
      imports: info.importedIds,
    }
  })
}

/** Named after the part of the kit that most of a file belongs to, so that a list of requests is readable. */
function namesOf(files: readonly string[][]): Map<string, string> {
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const file of files) {
    const name = file.some((id) => PROVIDER.test(id))
      ? 'campaign'
      : freeName(subjectOf(file), taken)
    taken.add(name)
    for (const id of file) names.set(id, name)
  }
  return names
}

function subjectOf(file: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const id of file) {
    const subject = /\/src\/kit\/([^/]+)\//.exec(id)?.[1]
    if (subject) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return `kit${most ? `-${most[0]}` : ''}`
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`
  return free
}

const isEntry = (id: string, graph: Graph) => graph.getModuleInfo(id)?.isEntry === true

/** A file starts with it: the app's entry, or a dynamic import. */
const isStart = (id: string, graph: Graph) =>
  isEntry(id, graph) || (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0

/** The module and all that import it statically, directly or indirectly. */
function importersOf(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const module of found)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) found.add(importer)
  return [...found]
}

/** The file of the only page that ever needs a module, if that page imports it statically and the app does not need it. */
function homeOf(id: string, graph: Graph): string | undefined {
  const found = new Set([id])
  for (const module of found) {
    const info = isRoute(module) ? null : graph.getModuleInfo(module)
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])])
      found.add(importer)
  }
  const [page, ...others] = [...found].filter(isRoute)
  // The walk ends at routes: the entry is reached by what the app itself imports, at once or later.
  const isOfApp = [...found].some((module) => isEntry(module, graph))
  const isAtOnce = page && others.length === 0 && importersOf(id, graph).includes(page)
  return isAtOnce && !isOfApp ? pageFileOf(page) : undefined
}

/** Every module of the build. */
function connected(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const module of found) {
    const info = graph.getModuleInfo(module)
    const {
      importers = [],
      dynamicImporters = [],
      importedIds = [],
      dynamicallyImportedIds = [],
    } = info ?? {}
    for (const next of [
      ...importers,
      ...dynamicImporters,
      ...importedIds,
      ...dynamicallyImportedIds,
    ])
      found.add(next)
  }
  return [...found].sort()
}
