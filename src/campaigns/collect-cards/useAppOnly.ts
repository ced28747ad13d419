import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { appPathOf } from './cardsAddress'

/**
 * Playing, claiming and engraving are for the app: a phone outside it opens the app instead. Returns the gate of a tap:
 * true where the tap may go on, for somebody who is logged in. `wanted` is done after a guest's login.
 */
export function useAppOnly(): (wanted?: () => void) => boolean {
  const { pageName, loggedIn, openLogin } = useCampaign()
  const [search] = useSearchParams()
  return (wanted) => {
    const { visit } = currentVisit()
    if (visit === 'app' || visit === 'desktop') {
      if (!loggedIn) openLogin(wanted)
      return loggedIn
    }
    void openApp({ pageName, path: appPathOf(search), counted: false })
    return false
  }
}
