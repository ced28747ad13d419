import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { listCardAlbums, listGames, listRewardPackages } from '@/api/eliminateGame'
import { useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { addressOf } from './cardsAddress'

/** Levels, albums and packages at this address, as the person sees them. */
export function useCards() {
  const [search] = useSearchParams()
  const address = addressOf(search)
  const { activityId } = address
  const guest = { keepGuest: true }
  const games = useAnswer(listGames, { activityId }, guest)
  const albums = useAnswer(listCardAlbums, { activityId }, guest)
  const packages = useAnswer(listRewardPackages, { activityId }, guest)
  const times = useAnswer(getActivityById, { activityId }).data
  return { ...address, games, albums, packages, times, shell: useShellState(games, times) }
}

export type Cards = ReturnType<typeof useCards>
