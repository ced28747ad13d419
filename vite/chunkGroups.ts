import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rollup } from 'vite'

const ROUTE = /\/src\/(?:campaigns|pages)\/[^/]+\/route\.ts$/
/** Every campaign has it, by the route table. */
const PROVIDER = /\/src\/kit\/page\/CampaignProvider\.tsx$/
const SHARED = /\/src\/(?:kit|ui|lib|api|session|tracking)\/|node_modules|@oxc-project/
const CLIENT = /\/src\/api\/core\/client\.ts$|\/node_modules\/axios\//
/** With the few lines for a page that is left, which tracking needs on every page and some pages themselves. */
const BRIDGE =
  /\/src\/bridge\/(?:bridge|call|connect|environment|handlers)\.ts$|\/src\/session\/keepalive\.ts$/
const SRC = fileURLToPath(new URL('../src', import.meta.url))
/** Large parts of the kit for few pages, each with what those pages alone need: a file of their own. */
const FAMILIES = {
  'kit-login': `${SRC}/kit/login/form/PhoneLoginForm.tsx`,
  'kit-moment': `${SRC}/kit/moment/MomentReader.tsx`,
  'kit-rules': `${SRC}/kit/rules/doc/RuleDoc.tsx`,
} as const
/** A page of rules cannot do without it; the others fetch it with their first formatted text. */
const SANITISER = /\/src\/kit\/rules\/rich\/(?:clean|cut)Html\.ts$|\/node_modules\/dompurify\//
/** Most pages fetch these with a tap: a page that has them at once would make a file of its own of each. */
const OFTEN_LATER = /\/src\/kit\/open-app\//
/** What a greater part of the pages shares is loaded with every campaign. */
const FEW_PAGES = readdirSync(`${SRC}/campaigns`).length / 3

/** A page's own code is called after its folder, so that a list of requests can be read. */
export function fileNameOf(module: string | null | undefined, extension: string): string {
  const page = /\/(?:campaigns|pages)\/([^/]+)\/route\.\w+$/.exec(module ?? '')?.[1]
  return `assets/${page ? `page-${page}` : '[name]'}-[hash]${extension}`
}

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>

/**
 * How the code is cut into files. A phone on a slow line pays for each request, so a visit loads five at most: the app,
 * the request layer, what all campaigns share, what some of them share, and its page; and one of the families.
 */
export function chunkGroups() {
  return [
    { name: 'app', tags: ['$initial' as const], priority: 3 },
    // Inside the app the home page needs the bridge, too, and everybody soon the request layer.
    { name: 'client', test: CLIENT, priority: 2, includeDependenciesRecursively: false },
    { name: 'bridge', test: BRIDGE, priority: 2, includeDependenciesRecursively: false },
    { name: groupOf, test: SHARED, priority: 1, includeDependenciesRecursively: false },
  ]
}

function groupOf(id: string, graph: Graph): string | null {
  const importers = importersOf(id, graph)
  if (importers.some((importer) => PROVIDER.test(importer))) return 'campaign'
  if (SANITISER.test(id)) return 'kit-rules'
  const pages = importers.filter((importer) => ROUTE.test(importer))
  // Its page's own, or fetched later by itself.
  if (pages.length === 0 || (pages.length === 1 && !OFTEN_LATER.test(id))) return null
  return familyOf(pages, graph) ?? (pages.length > FEW_PAGES ? 'campaign' : 'kit')
}

/** Nobody else needs it: no other page imports it than those that import the family's root. */
function familyOf(pages: readonly string[], graph: Graph): string | undefined {
  const family = Object.entries(FAMILIES).find(([, root]) => {
    const itsPages = importersOf(root, graph)
    return pages.every((page) => itsPages.includes(page))
  })
  return family?.[0]
}

/** The module and all that import it statically, at once or through others. */
function importersOf(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const module of found)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) found.add(importer)
  return [...found]
}
