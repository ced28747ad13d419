import { useEffect, useState } from 'react'
import { showProvider } from '@/api/facilitator'
import type { ProviderDetail } from '@/api/facilitator'
import { hasPhone } from './provider'

/**
 * The number to copy: undefined while it is asked for. A page that was loaded as a guest has the masked one alone, so
 * the whole one is fetched before the tap, because copying must happen inside it. Where there is none, the masked one.
 */
export function useContactPhone(provider: ProviderDetail, wanted: boolean): string | undefined {
  const { id, contactPhone, contactPhoneMasked } = provider
  const [fetched, setFetched] = useState<string>()
  const known = contactPhone || fetched
  const missing = wanted && hasPhone(provider) && !known

  useEffect(() => {
    if (!missing) return undefined
    const asking = new AbortController()
    showProvider({ id }, { signal: asking.signal }).then(
      (provider) => setFetched(provider?.contactPhone || contactPhoneMasked),
      () => {
        if (!asking.signal.aborted) setFetched(contactPhoneMasked)
      },
    )
    return () => asking.abort()
  }, [missing, id, contactPhoneMasked])

  return known
}
