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
  /** One bit per page, 32 in a word. */
  pages: Uint32Array
  bytes: number
  hasStyles: boolean
  /** Indexes of the parts that it imports. */
  imports: readonly number[]
}

/** What one more request costs a page, in bytes of source: about 2 kB on the wire. */
const REQUEST_BYTES = 20_000
/** More files than this bring the pages nothing within their limit. */
const MOST_FILES = 16
/** The number of tries, by the square of the number of parts. */
const TRIES = 60
const FEWEST_TRIES = 5000
/** The share of moves that merge two whole files: part by part takes many moves. */
const WHOLE = 0.02
/** The heat at the start and at the end, relative to the mean cost of a part that all pages load. */
const HOT = 2
const COLD = 0.02

/**
 * Splits the pages' shared code into files so that all pages together wait for the fewest bytes, no page loads more than
 * `mostFiles` (styles included) and no two files import each other: one of them would run before its dependency. By
 * simulated annealing with a fixed seed: from one file for all, a part moves to another file if that is cheaper, and
 * sometimes, while it is hot, if it is not.
 * @returns the modules of each file
 */
export function sharedFiles(modules: readonly SharedModule[], mostFiles: number): string[][] {
  const parts = partsOf(modules)
  const priceOf = pricing(parts, mostFiles)
  const random = seededRandom(1)
  const pick = (count: number) => Math.floor(random() * count)
  const files = new Uint8Array(parts.length)
  const atStart = priceOf(files).bytes
  const perPart = atStart / parts.length
  let [cost, best, fewest] = [atStart, files.slice(), atStart]
  const tries = Math.max(FEWEST_TRIES, TRIES * parts.length ** 2)
  for (let done = 0; done < tries; done += 1) {
    const progress = done / tries
    const part = pick(parts.length)
    const [from = 0, to] = [files[part], pick(MOST_FILES)]
    if (from === to) continue
    const before = random() < WHOLE ? files.slice() : undefined
    if (before) for (const [at, file] of before.entries()) files[at] = file === from ? to : file
    else files[part] = to
    const { bytes, over, isCyclic } = priceOf(files)
    // A page over its limit is allowed at first: the way to a better split leads through worse ones.
    const nextCost = isCyclic ? Infinity : bytes + over * perPart * HOT * Math.min(1, 2 * progress)
    const heat = perPart * HOT * (COLD / HOT) ** progress
    if (nextCost > cost && random() >= Math.exp((cost - nextCost) / heat)) {
      if (before) files.set(before)
      else files[part] = from
      continue
    }
    cost = nextCost
    if (over > 0 || bytes >= fewest) continue
    best = files.slice()
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
  const allPages = [...new Set(modules.flatMap(({ pages }) => pages))]
  return keys.map((key, at) => {
    const own = modules.filter((module) => keyOf(module) === key)
    const imports = own.flatMap(({ imports }) => imports.flatMap((id) => partOf.get(id) ?? []))
    return {
      ids: own.map(({ id }) => id),
      pages: bitsOf(own[0]?.pages ?? [], allPages),
      bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
      hasStyles: own.some(({ hasStyles }) => hasStyles),
      imports: [...new Set(imports)].filter((part) => part !== at),
    }
  })
}

function bitsOf(pages: readonly string[], allPages: readonly string[]): Uint32Array {
  const bits = new Uint32Array(Math.ceil(allPages.length / 32))
  for (const page of pages) {
    const at = allPages.indexOf(page)
    bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31))
  }
  return bits
}

interface Price {
  /** What all pages load together, requests included. */
  bytes: number
  /** How many files they load beyond the limit. */
  over: number
  isCyclic: boolean
}

/** A file of the split, for all tries the same object. */
interface File {
  bytes: number
  /** The code and, if any, the styles. */
  requests: number
  /** The files that it imports, directly or through others, one bit each. */
  needs: number
  /** The pages that load it, for itself or for a file that needs it. */
  pages: Uint32Array
}

/** The price of a split. A build asks for it a million times: therefore bits, and objects that are reused. */
function pricing(parts: readonly Part[], mostFiles: number): (fileOf: Uint8Array) => Price {
  const words = parts[0]?.pages.length ?? 0
  const files = Array.from({ length: MOST_FILES }, (): File => {
    return { bytes: 0, requests: 1, needs: 0, pages: new Uint32Array(words) }
  })
  const requests = new Uint8Array(32 * words)
  return (fileOf) => {
    fill(files, parts, fileOf)
    requests.fill(0)
    let bytes = 0
    let isCyclic = false
    for (const [at, file] of files.entries()) {
      isCyclic ||= (file.needs & (1 << at)) !== 0
      for (let word = 0; word < words; word += 1)
        for (let bits = file.pages[word] ?? 0; bits !== 0; bits &= bits - 1) {
          const page = 32 * word + Math.clz32(bits & -bits)
          requests[page] = (requests[page] ?? 0) + file.requests
          bytes += file.bytes + REQUEST_BYTES * file.requests
        }
    }
    let over = 0
    for (const count of requests) over += Math.max(0, count - mostFiles)
    return { bytes, over, isCyclic }
  }
}

function fill(files: readonly File[], parts: readonly Part[], fileOf: Uint8Array): void {
  for (const file of files) {
    file.bytes = file.needs = 0
    file.requests = 1
    file.pages.fill(0)
  }
  for (const [at, { bytes, hasStyles, pages, imports }] of parts.entries()) {
    const number = fileOf[at] ?? 0
    const file = files[number]
    if (!file) continue
    file.bytes += bytes
    if (hasStyles) file.requests = 2
    add(pages, file.pages)
    for (const part of imports) {
      const other = fileOf[part] ?? 0
      if (other !== number) file.needs |= 1 << other
    }
  }
  for (const [by, { needs }] of files.entries())
    for (const file of files) if (file.needs & (1 << by)) file.needs |= needs
  for (const [at, needed] of files.entries())
    for (const { needs, pages } of files) if (needs & (1 << at)) add(pages, needed.pages)
}

function add(pages: Uint32Array, to: Uint32Array): void {
  for (let word = 0; word < pages.length; word += 1) to[word] = (to[word] ?? 0) | (pages[word] ?? 0)
}
