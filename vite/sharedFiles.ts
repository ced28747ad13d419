/** A module that several pages load. */
export interface SharedModule {
  id: string
  /** The pages that cannot do without it. */
  pages: readonly string[]
  bytes: number
  /** It has styles, which are a file of their own. */
  hasStyles: boolean
  imports: readonly string[]
}

/** What a request counts against bytes: each is tried, because none is best for every build. */
const WEIGHTS = [1.3, 1.5, 1.75, 1.8, 1.9, 2.1]

interface File {
  modules: readonly SharedModule[]
  bytes: number
  /** Files on the wire: the code and, where it has some, the styles. */
  count: number
  /** The files that it imports, at once or through others. */
  needs: Set<File>
  /** The pages that load it, for itself or for a file that needs it. */
  pages: Set<string>
}

/**
 * Cuts what pages share into files. Modules of the same pages stay together; as long as a page has to load more than
 * `mostFiles`, styles included, two files become one: those where that costs least bytes that a page does not need, for
 * each request that it saves. No two files import each other: one of them would run before what it needs.
 * @returns the modules of each file
 */
export function sharedFiles(modules: readonly SharedModule[], mostFiles: number): string[][] {
  const tried = WEIGHTS.map((weight) => joinedFiles(modules, mostFiles, weight))
  const [best = []] = tried.sort((one, other) => bytesOf(one) - bytesOf(other))
  return best.map((file) => file.modules.map(({ id }) => id))
}

function joinedFiles(modules: readonly SharedModule[], mostFiles: number, weight: number): File[] {
  let parts = byPages(modules)
  for (;;) {
    const files = filesOf(parts)
    const pair = cheapestPair(files, pagesOver(files, mostFiles), weight)
    if (!pair) return files
    const [one, other] = pair
    parts = [
      ...parts.filter((part) => part !== one.modules && part !== other.modules),
      [...one.modules, ...other.modules],
    ]
  }
}

/** What all pages load together. */
const bytesOf = (files: readonly File[]) =>
  files.reduce((sum, { bytes, pages }) => sum + bytes * pages.size, 0)

type Part = readonly SharedModule[]

function byPages(modules: readonly SharedModule[]): Part[] {
  const parts = new Map<string, SharedModule[]>()
  for (const module of modules) {
    const key = [...module.pages].sort().join(' ')
    parts.set(key, [...(parts.get(key) ?? []), module])
  }
  return [...parts.values()]
}

function filesOf(parts: readonly Part[]): File[] {
  const files = parts.map((modules) => ({
    modules,
    bytes: modules.reduce((sum, { bytes }) => sum + bytes, 0),
    count: modules.some(({ hasStyles }) => hasStyles) ? 2 : 1,
    needs: new Set<File>(),
    pages: new Set(modules.flatMap(({ pages }) => pages)),
  }))
  const fileOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file])))
  const neededBy = (file: File) =>
    file.modules.flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? []))
  for (const file of files) {
    for (const needed of neededBy(file)) file.needs.add(needed)
    for (const needed of file.needs) for (const next of neededBy(needed)) file.needs.add(next)
    file.needs.delete(file)
    for (const needed of file.needs) for (const page of file.pages) needed.pages.add(page)
  }
  return files
}

function pagesOver(files: readonly File[], mostFiles: number): string[] {
  const counts = new Map<string, number>()
  for (const { pages, count } of files)
    for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + count)
  return [...counts].flatMap(([page, count]) => (count > mostFiles ? [page] : []))
}

/** Undefined when no page loads too many. */
function cheapestPair(
  files: readonly File[],
  pagesWithTooMany: readonly string[],
  weight: number,
): [File, File] | undefined {
  const lacking = lackingPages(files)
  let least = Infinity
  let cheapest: [File, File] | undefined
  for (const [index, one] of files.entries())
    for (const other of files.slice(index + 1)) {
      const both = pagesWithTooMany.filter((page) => one.pages.has(page) && other.pages.has(page))
      if (both.length === 0 || isByWayOf(one, other) || isByWayOf(other, one)) continue
      const saved = both.length * Math.min(one.count, other.count)
      const price = (lacking(one, other) + lacking(other, one)) / saved ** weight
      if (price >= least) continue
      least = price
      cheapest = [one, other]
    }
  return cheapest
}

/** Bytes that the pages of one file load for nothing when another one becomes a part of it. */
function lackingPages(files: readonly File[]): (added: File, to: File) => number {
  const numbers = new Map(
    files.map((to) => {
      const numberOf = (file: File) => [...to.pages].filter((page) => !file.pages.has(page)).length
      return [to, new Map(files.map((file) => [file, numberOf(file)]))]
    }),
  )
  return (added, to) =>
    [added, ...added.needs].reduce(
      (sum, file) => sum + file.bytes * (numbers.get(to)?.get(file) ?? 0),
      0,
    )
}

/** It needs the other one through a third, which would then need what they have become, and be needed by it. */
const isByWayOf = (one: File, other: File) =>
  [...one.needs].some((third) => third !== other && third.needs.has(other))
