import { useEffect, useRef, useState } from 'react'
import { useCampaign } from './useCampaign'

/**
 * For a step that depends on which person logs in. Returns the handler of a guest's tap: it opens the login.
 * @param isKnown the page knows the person
 * @param step run once after that login, as soon as the person is known: may open things, and sends nothing
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
