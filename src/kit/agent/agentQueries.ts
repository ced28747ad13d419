import { queryOptions } from '@tanstack/react-query'
import { checkUserAgent, readAgentConfig, readBuyAgentInfo } from '@/api/agent'
import { withServerTime } from '@/lib/serverClock'

/** Whether partners are being recruited, the same for everybody. Sets the platform's clock. */
export const configQuery = queryOptions({
  queryKey: ['agent', 'config'],
  queryFn: async ({ signal }) => withServerTime(await readAgentConfig(undefined, { signal })),
})

/** @param levelId that level alone; undefined asks for all of them */
export const levelsQuery = (levelId: string | undefined) =>
  queryOptions({
    queryKey: ['agent', 'levels', levelId],
    queryFn: ({ signal }) => readBuyAgentInfo(levelId ? { levelId } : {}, { signal }),
  })

/** How the person stands. @param session `sessionKey()` */
export const agentQuery = (session: number) =>
  queryOptions({
    queryKey: ['agent', 'own', session],
    queryFn: ({ signal }) => checkUserAgent(undefined, { signal }),
  })
