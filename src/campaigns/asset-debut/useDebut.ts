import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { activityQuery } from '@/kit/page/query/activityQuery'
import { shellStateOf } from '@/kit/page/shell/shellState'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { pointsQuery } from '@/kit/points/pointsQuery'
import { parseServerTime } from '@/lib/serverClock'
import { useSessionKey } from '@/session/useSession'
import { MOST_SPREAD_MS, actionOf, debutPhase, stagesOf } from './debut'
import { floorQuery } from './queries'

/** What the page shows once there is something released. */
export type Debut = NonNullable<ReturnType<typeof useDebut>['debut']>

/** The release by the platform's time, and what follows for the main button. */
export function useDebut(activityId: string | undefined) {
  const { loggedIn } = useCampaign()
  const session = useSessionKey()
  const query = useQuery(activityQuery(session, activityId))
  const points = useQuery({ ...pointsQuery(session), enabled: loggedIn })
  const [spread] = useState(() => Math.floor(Math.random() * (MOST_SPREAD_MS + 1)))
  const { data } = query
  const startsAt = parseServerTime(data?.startTime ?? '')
  const opensAt = startsAt === undefined ? undefined : startsAt + spread
  const now = useServerNowAt([startsAt, opensAt, parseServerTime(data?.endTime ?? '')])
  const phase = debutPhase(data ?? {}, now, spread)
  const action = data?.release ? actionOf(phase, data.release) : 'ended'
  const floor = useFloor(data?.release?.itemId, action === 'ended' || action === 'sold-out')
  return {
    shell: data ? shellOf(shellStateOf(query, data, now)) : shellStateOf(query, data, now),
    activity: data,
    debut: data?.release && {
      release: data.release,
      activityId,
      phase,
      action,
      startsAt,
      stages: stagesOf(phase, data),
      floor,
      available: loggedIn ? points.data?.available : undefined,
    },
  }
}

/** What it is traded for afterwards, in 分. */
function useFloor(itemId: string | undefined, isOver: boolean): number | undefined {
  const { data } = useQuery({
    ...floorQuery(itemId ?? ''),
    enabled: isOver && itemId !== undefined,
  })
  return data?.price
}

/** The stage bar and the button say when it begins and that it is over: the page itself is the same. */
function shellOf(shell: ShellState): ShellState {
  return shell.name === 'NOT_STARTED' || shell.name === 'ENDED' ? { name: 'READY' } : shell
}
