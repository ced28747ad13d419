import type { PressHandler } from '@/ui/button/usePress'
import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { listCardAlbums, listGames, listRewardPackages } from '@/api/eliminateGame'
import { currentVisit } from '@/bridge/environment'
import { openApp } from '@/kit/open-app/openApp'
import { useAnswer } from '@/kit/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, pathWith } from '@/lib/url/urlParams'

export type Cards = ReturnType<typeof useCards>

/** Levels, albums and packages at this address, as the person sees them. For the page, which passes them on. */
export function useCards() {
  const [search] = useSearchParams()
  const address = addressOf(search)
  const { activityId } = address
  const games = useAnswer(listGames, { activityId })
  const albums = useAnswer(listCardAlbums, { activityId })
  const packages = useAnswer(listRewardPackages, { activityId })
  const times = useAnswer(getActivityById, { activityId }).data
  return { ...address, games, albums, packages, times, shell: useShellState(games, times) }
}

/**
 * Playing, claiming and engraving need the app: a phone outside it opens the app instead. Returns the gate of a tap,
 * which runs `goOn` if logged in. `wanted` runs after a guest's login.
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

function addressOf(search: URLSearchParams) {
  return {
    activityId: idOf(search.get('activityId')),
    /** The initial album. */
    collectionId: idOf(search.get('collectionId')),
    territoryId: idOf(search.get('territoryId')),
  }
}

/** This page inside the app, with the address's known parameters only. */
export const appPathOf = (search: URLSearchParams) => pathWith('/collect-cards', addressOf(search))
