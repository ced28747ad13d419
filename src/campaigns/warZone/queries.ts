import { queryOptions } from '@tanstack/react-query'
import { readDao, readLatestArena } from '@/api/arena'
import type { MainRequestOf } from '@/api/core/mainRequest'
import { syncServerClock } from '@/lib/serverClock'

/** The latest battle; null: there is none. Without auth: the same for everybody. */
export const arenaQuery = () =>
  queryOptions({
    queryKey: ['warZone', 'arena'],
    queryFn: async ({ signal }) => {
      const arena = await readLatestArena(undefined, { signal })
      if (arena) syncServerClock(arena.serverTime)
      return arena
    },
  })

/** A side's DAO, and the person's place in it. @param session `sessionKey()` */
export const daoQuery = (session: number, daoId: string) =>
  queryOptions({
    queryKey: ['warZone', 'dao', daoId, session],
    queryFn: ({ signal }) => readDao({ daoId }, { signal }),
  })

export const mainRequest: MainRequestOf = () => ({ call: readLatestArena, payload: {} })
