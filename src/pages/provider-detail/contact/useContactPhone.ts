import { useCallback, useEffect, useState } from 'react'
import { showProvider, type ProviderDetail } from '@/api/facilitator'
import { hasPhone } from '../provider'

export interface ContactPhone {
  /** The whole number: undefined while unknown. The masked one is never copied. */
  number: string | undefined
  /** The request failed. */
  failed: boolean
  retry: () => void
}

/**
 * The number to copy. A page that was loaded as a guest has the masked one alone, so the whole one is fetched before
 * the tap, because copying must happen inside it.
 */
export function useContactPhone(provider: ProviderDetail, wanted: boolean): ContactPhone {
  const { id, contactPhone } = provider
  const [fetched, setFetched] = useState('')
  const [failed, setFailed] = useState(false)
  const number = contactPhone || fetched || undefined
  const missing = wanted && !failed && hasPhone(provider) && !number

  useEffect(() => {
    if (!missing) return undefined
    const asking = new AbortController()
    const take = (phone: string) => {
      if (asking.signal.aborted) return
      setFetched(phone)
      setFailed(phone === '')
    }
    showProvider({ id }, { signal: asking.signal }).then(
      (answer) => take(answer?.contactPhone ?? ''),
      () => take(''),
    )
    return () => asking.abort()
  }, [missing, id])

  return { number, failed, retry: useCallback(() => setFailed(false), []) }
}
