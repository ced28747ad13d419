import type { LoaderFunctionArgs } from 'react-router-dom'
import { showProvider } from '@/api/facilitator'
import type { ProviderDetail } from '@/api/facilitator'
import { BadIdError } from '@/lib/errors'
import { isDigits } from '@/lib/ids'
import { createKept } from '@/lib/kept'

/** Long enough for a card in view to become a page, and for a quick look back. */
const KEEP_MS = 60_000

const kept = createKept<ProviderDetail | null>(KEEP_MS)

/** The provider before the page renders; null when it is no longer listed. @throws BadIdError without a call. */
export function loadProvider({
  params,
  request,
}: LoaderFunctionArgs): Promise<ProviderDetail | null> {
  const { id } = params
  if (!isDigits(id)) throw new BadIdError()
  return kept.get(id, () => showProvider({ id }, { signal: request.signal }), request.signal)
}

/** Asks for a provider ahead of the navigation. */
export function prefetchProvider({ id }: Readonly<Record<string, string | undefined>>): void {
  if (isDigits(id)) kept.get(id, () => showProvider({ id })).catch(() => {})
}
