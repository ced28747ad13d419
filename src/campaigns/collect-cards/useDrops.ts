import { useRef, useState } from 'react'
import {
  listAlbumPackages,
  listCardAlbums,
  listGames,
  listRewardPackages,
} from '@/api/eliminateGame'
import type { AlbumCard } from '@/api/eliminateGame'
import { fetchAnswer } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { newCards } from './albums/album'
import type { Cards } from './useCards'

export type DropState =
  | { name: 'asking' }
  | { name: 'failed' }
  | { name: 'known'; cards: readonly AlbumCard[] }

export interface Drops {
  state: DropState
  /** Asks the platform what came of a play. Never rejects. */
  ask: () => Promise<void>
}

/**
 * What a play has brought. The catalogue has no call that reports a play: levels, albums and packages are asked for
 * anew, and the cards of which there are more than before are the drops.
 */
export function useDrops({ activityId, albums }: Cards): Drops {
  const [state, setState] = useState<DropState>({ name: 'asking' })
  const [before] = useState(albums.data)
  const latest = useRef(0)
  const ask = async () => {
    latest.current += 1
    const asked = latest.current
    setState({ name: 'asking' })
    const settle = (next: DropState) => asked === latest.current && setState(next)
    try {
      const fresh = fetchAnswer(listCardAlbums, { activityId })
      const games = fetchAnswer(listGames, { activityId })
      for (const { name } of [listRewardPackages, listAlbumPackages])
        void queryClient.invalidateQueries({ queryKey: [name] })
      const [after] = await Promise.all([fresh, games])
      settle({ name: 'known', cards: newCards(before, after) })
    } catch {
      settle({ name: 'failed' })
    }
  }
  return { state, ask }
}
