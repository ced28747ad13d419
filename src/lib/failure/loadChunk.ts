import { CSSChunkLoadError, ChunkLoadError } from '@/lib/failure/errors'
import { noteProblem } from '@/lib/failure/problems'
import { sessionStore } from '@/lib/storage/storage'

/** Specification section 9. */
export const CHUNK_TIMEOUT_MS = 120_000
/** Meanwhile the person waits for the error page. */
const PROBE_LIMIT_MS = 5_000
const MARK = 'chunkReload:'

/** The effects of a failed chunk on the document; replaced in tests. */
export interface Reloading {
  /** True when the server still answers: then the chunk is gone after a deploy, not the network. */
  pageIsThere(): Promise<boolean>
  reload(): void
}

/** Reloads the document at its present address. */
const inBrowser: Reloading = {
  pageIsThere: () => isThere(window.location.href),
  reload: () => window.location.reload(),
}

async function isThere(address: string): Promise<boolean> {
  const asking = new AbortController()
  const timer = setTimeout(() => asking.abort(), PROBE_LIMIT_MS)
  const init = { method: 'HEAD', cache: 'no-store', signal: asking.signal } as const
  const response = await fetch(address, init).finally(() => clearTimeout(timer))
  return response.ok
}

/** Reloads at the pending address of a tap, which the address bar does not show yet, or at the present one. */
export function reloadingTo(pending: () => string | undefined): Reloading {
  const target = () => new URL(pending() ?? window.location.href, window.location.href).href
  return {
    pageIsThere: () => isThere(target()),
    reload: () => {
      // With the same address a hash would only scroll.
      if (target() === window.location.href) return window.location.reload()
      // On Back to a document that waits for a missing chunk: it is reloaded as well.
      window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
      window.location.assign(target())
    },
  }
}

/**
 * Imports a chunk within 120 s (specification section 8).
 * @throws ChunkLoadError, or CSSChunkLoadError for a style sheet
 */
export async function importChunk<Module>(
  address: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await withinLimit(load())
  } catch (error) {
    const failed = asChunkError(address, error)
    noteProblem('chunk', failed)
    throw failed
  }
}

/**
 * Imports a page's chunk. After a deploy the old chunks are gone: reloads the page once per failing address, then
 * throws, never a loop.
 * @throws ChunkLoadError, or CSSChunkLoadError for a style sheet
 */
export async function loadChunk<Module>(
  address: string,
  load: () => Promise<Module>,
  reloading: Reloading = inBrowser,
): Promise<Module> {
  try {
    const module = await importChunk(address, load)
    sessionStore.remove(MARK + address)
    return module
  } catch (error) {
    if (await reloadOnce(address, reloading)) return new Promise<Module>(() => {})
    throw error
  }
}

/**
 * `loadChunk` for code that is loaded later, on a person's request. It never reloads over typed text.
 * @throws ChunkLoadError, or CSSChunkLoadError for a style sheet
 */
export function loadPart<Module>(
  name: string,
  load: () => Promise<Module>,
  reloading: Reloading = inBrowser,
): Promise<Module> {
  return loadChunk(name, load, {
    pageIsThere: async () => !somethingIsTyped() && (await reloading.pageIsThere()),
    reload: reloading.reload,
  })
}

function somethingIsTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea',
  )
  return [...fields].some((field) => field.value !== '')
}

/** Reloads the page unless it has been reloaded for this address, or the server does not answer. */
export async function reloadOnce(
  address: string,
  { pageIsThere, reload }: Reloading = inBrowser,
): Promise<boolean> {
  if (sessionStore.get(MARK + address)) return false
  if (!(await pageIsThere().catch(() => false))) return false
  // Without a mark that outlives the page the next document would reload again, forever.
  if (!sessionStore.set(MARK + address, '1')) return false
  reload()
  return true
}

/**
 * Loads the document anew where it is, unless the server does not answer.
 * @param isWanted asked once more when it has
 */
export async function reloadIfThere(
  isWanted: () => boolean,
  { pageIsThere, reload }: Reloading = inBrowser,
): Promise<void> {
  if ((await pageIsThere().catch(() => false)) && isWanted()) reload()
}

async function withinLimit<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('time-out')), CHUNK_TIMEOUT_MS)
  })
  try {
    return await Promise.race([promise, limit])
  } finally {
    clearTimeout(timer)
  }
}

function asChunkError(address: string, cause: unknown): ChunkLoadError {
  const message = cause instanceof Error ? cause.message : ''
  // Vite's own message; a host or a hash may contain "css" too.
  const isStyle = /\bpreload CSS\b|\.css(?:[?#]\S*)?$/.test(message)
  return isStyle
    ? new CSSChunkLoadError(`Loading CSS chunk ${address} failed`, { cause })
    : new ChunkLoadError(`Loading chunk ${address} failed`, { cause })
}
