import { importsOf, targetOf } from './modules'

/** The files that each file imports, in any form; those that are not among the given files are left out. */
export function importGraph(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
  return new Map(
    Object.entries(files).map(([path, text]) => {
      const targets = specifiersOf(path, text).flatMap((specifier) => {
        const target = targetOf(specifier.replace(/\?.*/, ''), path)
        const file = ends.map((end) => `${target}${end}`).find((name) => name in files)
        return file === undefined ? [] : [file]
      })
      return [path, targets]
    }),
  )
}

/** The imports of code, and the pictures of a style sheet. */
function specifiersOf(path: string, text: string): string[] {
  if (path.endsWith('.css'))
    return [...text.matchAll(/url\('(\.[^']+)/g)].map(([, url = '']) => url)
  return /\.tsx?$/.test(path) ? importsOf(path, text) : []
}

/** The same between sibling folders: which of them import which, for each folder of the tree. */
export function folderGraph(graph: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const [file, targets] of graph)
    for (const target of targets) {
      const from = file.split('/').slice(0, -1)
      const to = target.split('/').slice(0, -1)
      const end = 1 + from.findIndex((name, at) => name !== to[at])
      // No end: the target is in this folder or below it; a shorter one is in a folder above.
      if (end === 0 || to.length < end) continue
      const folder = from.slice(0, end).join('/')
      folders.set(folder, [...(folders.get(folder) ?? []), to.slice(0, end).join('/')])
    }
  return folders
}

/** Each file or folder that reaches itself over its imports, with the shortest path, in the order of the names. */
export function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  return [...graph.keys()].sort().flatMap((start) => {
    const cycle = shortestPath(graph, start)
    return cycle && cycle.slice(1).every((file) => file >= start) ? [cycle] : []
  })
}

function shortestPath(graph: ReadonlyMap<string, readonly string[]>, start: string) {
  const paths = [[start]]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? '') ?? []) {
      if (next === start) return path
      if (seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return undefined
}
