import { useEffect, useRef, useState } from 'react'
import { useCampaign } from './useCampaign'

/**
 * For a step that depends on who the person turns out to be. Returns what a guest's tap does: it opens the login.
 * @param isKnown the page knows the person
 * @param step done once after that login, as soon as it is known: opens what may be opened, and sends nothing
 */
export function useAfterLogin(isKnown: boolean, step: () => void): () => void {
  const { openLogin } = useCampaign()
  const [logins, setLogins] = useState(0)
  const served = useRef(0)
  useEffect(() => {
    if (served.current === logins || !isKnown) return
    served.current = logins
    step()
  }, [logins, isKnown, step])
  return () => openLogin(() => setLogins((count) => count + 1))
}
