import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { keepGuestAnswer } from '@/kit/page/query/queryClient'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useSessionKey } from '@/session/useSession'
import { addressOf } from './cardsAddress'
import { albumsQuery, gamesQuery, packagesQuery } from './queries'

/** Levels, albums and packages at this address, as the person sees them. */
export function useCards() {
  const [search] = useSearchParams()
  const session = useSessionKey()
  const address = addressOf(search)
  const { activityId } = address
  const gamesOptions = gamesQuery(session, activityId)
  const albumsOptions = albumsQuery(session, activityId)
  const packagesOptions = packagesQuery(session, 'GAME', activityId)
  const games = useQuery({
    ...gamesOptions,
    placeholderData: keepGuestAnswer(gamesOptions.queryKey),
  })
  const albums = useQuery({
    ...albumsOptions,
    placeholderData: keepGuestAnswer(albumsOptions.queryKey),
  })
  const packages = useQuery({
    ...packagesOptions,
    placeholderData: keepGuestAnswer(packagesOptions.queryKey),
  })
  const times = useQuery(activityQuery(session, activityId)).data
  return { ...address, session, games, albums, packages, times, shell: useShellState(games, times) }
}

export type Cards = ReturnType<typeof useCards>
