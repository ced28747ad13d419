import { useCallback, useEffect, useRef, useState } from 'react'
import { queryPrivacy } from '@/api/privacy'
import { after } from '@/lib/after'
import { UNKNOWN_CONSENT, consentOf, type Consent } from './consent'

/** A login does not wait longer for the version of the texts. */
const VERSION_WAIT_MS = 3000

export interface ConsentQuestion extends Pick<Consent, 'ask'> {
  /** The version to send with a login; asks again when it could not be read. Never rejects. */
  version: () => Promise<string>
}

export function useConsent(scene: string): ConsentQuestion {
  const [consent, setConsent] = useState(UNKNOWN_CONSENT)
  const reading = useRef<Promise<Consent>>(undefined)

  const read = useCallback(() => {
    const asked = queryPrivacy({ scene }).then(({ items }) => consentOf(items))
    reading.current = asked
    asked.then(setConsent, () => {
      if (reading.current === asked) reading.current = undefined
    })
    return asked
  }, [scene])

  useEffect(() => {
    if (!reading.current) read().catch(() => undefined)
  }, [read])

  const version = useCallback(async () => {
    const known = (reading.current ?? read()).then((read) => read.version)
    return Promise.race([known.catch(() => ''), after(VERSION_WAIT_MS, '')])
  }, [read])

  return { ask: consent.ask, version }
}
