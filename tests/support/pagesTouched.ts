import { importGraph } from './importGraph'

const PAGE = /^src\/(?:pages|campaigns)\/([^/]+)\//
/** Files that every document loads, and those that answer every page. */
const EVERY_PAGE =
  /^src\/(?:main\.tsx|app\/documents\.tsx|early\/(?:boot\.ts|[\w-]+\.tsx)|sandbox\/(?:serve\/)?[^/]+\.ts)$/
/** Inputs of a build that are not imported. */
const BUILD =
  /^(?:index\.html|public\/.*|vite\/.*|vite\.config\.ts|postcss\.config\.js|package-lock\.json|\.env.*)$/
const TEST = /\.test\.tsx?$|\/testing\.tsx?$|\.md$/

/**
 * The pages (folder names) that can look another way after these files have changed: by what a page imports, whatever
 * the way, and by the sandbox's folders of the server domains that it asks.
 * @param files the repository's files by their paths; the text of code and style sheets is read
 */
export function pagesTouched(
  changed: readonly string[],
  files: Readonly<Record<string, string>>,
): string[] {
  const counting = changed.filter((path) => !TEST.test(path))
  const pages = Object.keys(files).flatMap((path) =>
    path.endsWith('/looks.ts') ? (PAGE.exec(path)?.[1] ?? []) : [],
  )
  if (counting.some((path) => BUILD.test(path))) return pages
  const graph = importGraph(files)
  return pages.filter((page) => {
    const needs = filesOf(page, graph)
    return counting.some((path) => needs.has(path) || PAGE.exec(path)?.[1] === page)
  })
}

function filesOf(page: string, graph: ReadonlyMap<string, readonly string[]>): Set<string> {
  const paths = [...graph.keys()].filter((path) => !TEST.test(path))
  const found = new Set<string>()
  const open = (path: string): void => {
    const owner = PAGE.exec(path)?.[1] ?? page
    if (owner !== page || found.has(path)) return
    found.add(path)
    graph.get(path)?.forEach(open)
    const domain = /^src\/api\/(\w+)\.ts$/.exec(path)?.[1]
    if (domain !== undefined) openFolder(`src/sandbox/${domain}/`)
  }
  const openFolder = (folder: string) =>
    paths.filter((path) => path.startsWith(folder)).forEach(open)
  paths.filter((path) => EVERY_PAGE.test(path) || PAGE.exec(path)?.[1] === page).forEach(open)
  return found
}
