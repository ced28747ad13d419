import { useState } from 'react'
import type { Failure } from '@/api/failure'
import { whoAsks } from '@/kit/campaign/pageLoader'
import type { ExchangeParts } from './loader'

/**
 * The newest answers, or the ones before while the network is away: a page that may be waiting for the result of an
 * order must not give way to an error page.
 */
export function useKept(parts: ExchangeParts | undefined): ExchangeParts | undefined {
  const [kept, setKept] = useState<{ parts: ExchangeParts; asker: string }>()
  if (!parts) return undefined
  if (parts.main.ok) {
    if (kept?.parts !== parts) setKept({ parts, asker: whoAsks() })
    return parts
  }
  const isSamePerson = kept?.asker === whoAsks()
  return isPassing(parts.main.failure) && kept && isSamePerson ? kept.parts : parts
}

function isPassing({ kind }: Failure): boolean {
  return kind !== 'signedOut' && kind !== 'business'
}
