import { seededRandom } from '../src/lib/random.ts'

/** A module that several pages load. */
export interface SharedModule {
  id: string
  /** The pages that require it. */
  pages: readonly string[]
  bytes: number
  /** It has styles, which are a file of their own. */
  hasStyles: boolean
  imports: readonly string[]
}

/** Modules required by the same pages: they stay together. */
interface Part {
  ids: string[]
  pages: readonly number[]
  bytes: number
  hasStyles: boolean
  /** Indexes of the parts that it imports. */
  imports: ReadonlySet<number>
}

/** More files than this bring the pages nothing within their limit. */
const MOST_FILES = 16
/** The number of tries, by the square of the number of parts. */
const TRIES = 15
const FEWEST_TRIES = 5000
/** The share of moves that merge two whole files: part by part takes many moves. */
const WHOLE = 0.02
/** The heat at the start and at the end, of the cost of one file for all. */
const HOT = 0.035
const COLD = 0.00002

/**
 * Cuts what pages share into files, so that all pages together load the fewest bytes, no page loads more than `mostFiles`
 * (styles included) and no two files import each other: one of them would run before what it needs. By simulated
 * annealing with a fixed seed: from one file for all, a part moves to another file where that is cheaper, and at first,
 * while it is hot, now and then where it is not.
 * @returns the modules of each file
 */
export function sharedFiles(modules: readonly SharedModule[], mostFiles: number): string[][] {
  const parts = partsOf(modules)
  const random = seededRandom(1)
  const pick = (count: number) => Math.floor(random() * count)
  let files: number[] = parts.map(() => 0)
  const atStart = priceOf(parts, files, mostFiles).bytes
  let [cost, best, fewest] = [atStart, files, atStart]
  const tries = Math.max(FEWEST_TRIES, TRIES * parts.length ** 2)
  for (let done = 0; done < tries; done += 1) {
    const progress = done / tries
    const part = pick(parts.length)
    const [from, to] = [files[part], pick(MOST_FILES)]
    if (from === to) continue
    const whole = random() < WHOLE
    const next = files.map((file, at) => (at === part || (whole && file === from) ? to : file))
    const { bytes, over, isCyclic } = priceOf(parts, next, mostFiles)
    // A page over its limit is allowed at first: a better cut is often reached over worse ones.
    const nextCost = isCyclic ? Infinity : bytes + over * atStart * HOT * Math.min(1, 2 * progress)
    const heat = atStart * HOT * (COLD / HOT) ** progress
    if (nextCost > cost && random() >= Math.exp((cost - nextCost) / heat)) continue
    files = next
    cost = nextCost
    if (over > 0 || bytes >= fewest) continue
    best = next
    fewest = bytes
  }
  return [...new Set(best)].map((file) =>
    parts.flatMap(({ ids }, at) => (best[at] === file ? ids : [])),
  )
}

function partsOf(modules: readonly SharedModule[]): Part[] {
  const keyOf = ({ pages }: SharedModule) => [...pages].sort().join(' ')
  const keys = [...new Set(modules.map(keyOf))]
  const partOf = new Map(modules.map((module) => [module.id, keys.indexOf(keyOf(module))]))
  const numbers = new Map(
    [...new Set(modules.flatMap(({ pages }) => pages))].map((page, at) => [page, at]),
  )
  return keys.map((key, at) => {
    const own = modules.filter((module) => keyOf(module) === key)
    const imports = own.flatMap(({ imports }) => imports.flatMap((id) => partOf.get(id) ?? []))
    return {
      ids: own.map(({ id }) => id),
      pages: own[0]?.pages.flatMap((page) => numbers.get(page) ?? []) ?? [],
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
      hasStyles: own.some(({ hasStyles }) => hasStyles),
      imports: new Set(imports.filter((part) => part !== at)),
    }
  })
}

interface File {
  bytes: number
  /** On the wire: the code and, where it has some, the styles. */
  requests: number
  /** Whether each page loads it, for itself or for a file that needs it. */
  pages: boolean[]
  /** The files that it imports, directly or indirectly, one bit each. */
  needs: number
}

/** The bytes that all pages load together, and how many files they load beyond `mostFiles`. */
function priceOf(parts: readonly Part[], fileOf: readonly number[], mostFiles: number) {
  const files = filesOf(parts, fileOf)
  const requests: number[] = []
  let bytes = 0
  for (const file of files)
    for (const [page, isLoaded] of file.pages.entries()) {
      if (!isLoaded) continue
      bytes += file.bytes
      requests[page] = (requests[page] ?? 0) + file.requests
    }
  return {
    bytes,
    over: requests.reduce((sum, count) => sum + Math.max(0, count - mostFiles), 0),
    isCyclic: files.some(({ needs }, at) => needs & (1 << at)),
  }
}

function filesOf(parts: readonly Part[], fileOf: readonly number[]): File[] {
  const files = Array.from({ length: MOST_FILES }, (): File => ({
    bytes: 0,
    requests: 1,
    pages: [],
    needs: 0,
  }))
  for (const [at, { bytes, hasStyles, pages, imports }] of parts.entries()) {
    const file = files[fileOf[at] ?? 0]
    if (!file) continue
    file.bytes += bytes
    if (hasStyles) file.requests = 2
    for (const page of pages) file.pages[page] = true
    for (const other of imports)
      if (fileOf[other] !== fileOf[at]) file.needs |= 1 << (fileOf[other] ?? 0)
  }
  for (const [by, { needs }] of files.entries())
    for (const file of files) if (file.needs & (1 << by)) file.needs |= needs
  for (const [at, needed] of files.entries())
    for (const { needs, pages } of files)
      if (needs & (1 << at))
        for (const page of pages.keys()) needed.pages[page] ||= pages[page] === true
  return files
}
