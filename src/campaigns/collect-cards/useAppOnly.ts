import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import type { PressHandler } from '@/ui/button/usePress'
import { appPathOf } from './cardsAddress'

/**
 * Playing, claiming and engraving are for the app: a phone outside it opens the app instead. Returns the gate of a tap,
 * which goes on for somebody who is logged in. `wanted` is done after a guest's login.
 */
export function useAppOnly(): (
  goOn: PressHandler,
  wanted?: () => void,
) => ReturnType<PressHandler> {
  const { pageName, loggedIn, openLogin } = useCampaign()
  const [search] = useSearchParams()
  return (goOn, wanted) => {
    const { visit } = currentVisit()
    if (visit === 'app' || visit === 'desktop') {
      return loggedIn ? goOn() : openLogin(wanted)
    }
    return openApp({ pageName, path: appPathOf(search), counted: false })
  }
}
