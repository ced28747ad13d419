import { useCallback, useState } from 'react'
import { personalStore } from '@/session/personalStore'
import { isKept, parseKept } from './partner'
import type { KeptIntent } from './partner'

const KEY = 'partnerShareRegister:intent'

/** Whether this person has registered an intent at this link, also before a reload. */
export function useIntent(link: string, uid: string | undefined) {
  const [kept, setKept] = useState(() => parseKept(personalStore.get(KEY)))
  const keep = useCallback(
    (owner: string) => {
      const intent: KeptIntent = { uid: owner, link }
      personalStore.set(KEY, JSON.stringify(intent))
      setKept(intent)
    },
    [link],
  )
  return { isRegistered: isKept(kept, link, uid), keep }
}
