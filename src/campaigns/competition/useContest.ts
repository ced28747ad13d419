import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { getActivityById } from '@/api/activity'
import type { Activity } from '@/api/activity'
import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import { currentVisit } from '@/bridge/environment'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { registrantIdOf } from '@/kit/invite/invited'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { usePages } from '@/kit/list/pagedQuery'
import { invalidateAnswer, useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import {
  actionOf,
  clampedName,
  contestName,
  entryOf,
  momentsOf,
  signUpOf,
  stagesAt,
} from './competition'
import type { StageView } from './competition'
import { head } from './head'

/** The contest by the platform's time, its entrants, and the resulting action of the main button. */
export function useContest(activityId: string, shareUid: string | undefined) {
  const { loggedIn } = useCampaign()
  const { visit } = currentVisit()
  const activity = useAnswer(getActivityById, { activityId })
  const me = useMe({ enabled: loggedIn })
  const list = usePages(
    listRegistrants,
    { activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf, enabled: loggedIn },
  )
  const sharer = useQuery({ ...inviterQuery({ shareUid }), enabled: shareUid !== undefined }).data

  const { data } = activity
  const shell = useShellState(activity, data)
  const given = data?.stages ?? []
  const stages = stagesAt(given, useServerNowAt(momentsOf(given)))
  useFreshStages(data, stages, activityId)
  const signUp = signUpOf(stages, data?.winners ?? [])
  const entry = entryOf({ loggedIn, me, list })
  return {
    name: contestName(data, head.title),
    shell,
    stages,
    signUp,
    entry,
    action: actionOf({
      shell: shell.name,
      activity,
      signUp,
      entry,
      loggedIn,
      inApp: visit === 'app',
    }),
    me: me.data,
    list,
    /** The number of entrants: of the list, which is newer, or of the contest. */
    total: (loggedIn ? list.data?.first?.total : undefined) ?? data?.entrantCount,
    prizes: data?.prizes ?? [],
    winners: data?.winners ?? [],
    /** WeChat pages must not mention what can be won (design 1.9). */
    showsWorth: visit !== 'wechat',
    poolText: visit === 'wechat' ? '' : (data?.poolText ?? ''),
    sharer: sharer ? clampedName(sharer.nickname) || '你的好友' : undefined,
  }
}

/** Refetches the contest when a stage begins or ends while the page is open: it may have results. */
function useFreshStages(
  data: Activity | undefined,
  stages: readonly StageView[],
  activityId: string,
): void {
  const statuses = stages.map(({ status }) => status).join()
  const before = useRef({ data, statuses })
  useEffect(() => {
    const { data: lastData, statuses: lastStatuses } = before.current
    before.current = { data, statuses }
    if (data === undefined || data !== lastData || statuses === lastStatuses) return
    void invalidateAnswer(getActivityById, { activityId })
  }, [data, statuses, activityId])
}
