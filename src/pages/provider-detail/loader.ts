import type { LoaderFunctionArgs } from 'react-router-dom'
import type { CallOptions } from '@/api/core/endpoint'
import { showProvider, type ProviderDetail } from '@/api/facilitator'
import { sessionCache } from '@/kit/query/sessionCache'
import { BadIdError } from '@/lib/failure/errors'
import { detailIdOf } from '@/lib/url/urlParams'

/** Long enough from the prefetch of a card to its page, and for a quick Back. */
const KEEP_MS = 60_000

const kept = sessionCache<ProviderDetail | null>(KEEP_MS)

/** A silent prefetch has failed. */
class AheadError extends Error {
  override readonly name = 'AheadError'
}

/** The provider before the page renders; null when it is no longer listed. @throws BadIdError without a call. */
export async function loadProvider({
  params,
  request: { signal },
}: LoaderFunctionArgs): Promise<ProviderDetail | null> {
  const id = detailIdOf(params.id)
  if (!id) throw new BadIdError()
  const ask = () => kept.get(id, () => show(id, { signal }), signal)
  return ask().catch((error: unknown) => {
    // The person has tapped by now: this call is their own, and its failure is shown.
    if (error instanceof AheadError && !signal.aborted) return ask()
    throw error
  })
}

/** Prefetches a provider. A failure shows nothing, and is not cached. */
export function prefetchProvider(params: Readonly<Record<string, string | undefined>>): void {
  const id = detailIdOf(params.id)
  if (id) kept.get(id, () => showAhead(id)).catch(() => {})
}

/** Refetches the provider on screen. @throws what the call throws; the cached one stays then */
export async function refreshProvider(id: string): Promise<void> {
  const provider = await show(id, {})
  kept.clear()
  void kept.get(id, () => Promise.resolve(provider))
}

async function showAhead(id: string): Promise<ProviderDetail | null> {
  try {
    return await show(id, { silent: true })
  } catch {
    throw new AheadError()
  }
}

/** An answer without its own id belongs to the requested one. */
async function show(id: string, options: CallOptions): Promise<ProviderDetail | null> {
  const provider = await showProvider({ id }, options)
  return provider && { ...provider, id: provider.id || id }
}
