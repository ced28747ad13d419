import { useState } from 'react'
import { getActivityById } from '@/api/activity'
import { listSales } from '@/api/market'
import { readUserPoints } from '@/api/points'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useAnswer } from '@/kit/page/query/answer'
import { shellStateOf } from '@/kit/page/shell/shellState'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { MOST_SPREAD_MS, actionOf, debutPhase, stagesOf } from './debut'

/** The release by the platform's time, and the resulting action of the main button. */
export function useDebut(activityId: string | undefined) {
  const { loggedIn } = useCampaign()
  const query = useAnswer(getActivityById, { activityId })
  const points = useAnswer(readUserPoints, undefined, { enabled: loggedIn })
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
    /** Undefined or null: there is no release. */
    release: data?.release,
    action,
    startsAt,
    stages: data ? stagesOf(phase, data) : [],
    floor,
    available: loggedIn ? points.data?.available : undefined,
  }
}

/** The floor price of its resale market, in 分. */
function useFloor(itemId: string | undefined, isOver: boolean): number | undefined {
  const { data } = useAnswer(
    listSales,
    { itemId: itemId ?? '', sort: 'PRICE_ASC', pageNo: 1, pageSize: 1 },
    { enabled: isOver && itemId !== undefined, keepGuest: true },
  )
  return data && (data.item?.floorPrice ?? data.list[0]?.price)
}

/** The stage bar and the button show the start and the end: the page itself stays the same. */
function shellOf(shell: ShellState): ShellState {
  return shell.name === 'NOT_STARTED' || shell.name === 'ENDED' ? { name: 'READY' } : shell
}
