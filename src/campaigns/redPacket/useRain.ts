import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { appointmentInfo } from '@/api/redPacket'
import { currentVisit } from '@/bridge/environment'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { answerKey, useAnswer } from '@/kit/query/answer'
import { refetchPage } from '@/kit/query/queryClient'
import { idOf, pathWith, readVisitParams } from '@/lib/url/urlParams'
import { roundsOf, stageOf, turnsOf } from './rounds'

/** The rain at this address, as the person sees it now. */
export function useRain() {
  const [search] = useSearchParams()
  const { activityId, roundId } = addressOf(search)
  const { request, refetch } = useRainRequest()
  const query = useAnswer(appointmentInfo, request)
  const activity = useAnswer(getActivityById, { activityId }).data
  const rounds = roundsOf(query.data)
  const now = useServerNowAt(turnsOf(rounds))
  return {
    request,
    refetch,
    query,
    /** The times of the whole activity. The rain's own status counts; its dates are the activity's. */
    times: query.data && { ...activity, status: query.data.status },
    rounds,
    now,
    ...stageOf(rounds, now, roundId),
    /** This page inside the app. */
    appPath: pathWith('/redPacket', addressOf(search)),
  }
}

/** The page's call alone: it is not made by what only repeats it later. */
export function useRainRequest() {
  const [search] = useSearchParams()
  const { activityId } = addressOf(search)
  const request = { activityId, action: 'QUERY' } as const
  /** Resolves when the rain has been refetched. */
  const refetch = () => refetchPage(answerKey(appointmentInfo, request))
  return { request, refetch }
}

/** What the address names, and nothing else of it. */
export function addressOf(search: URLSearchParams) {
  const { activityId, inviteCode } = readVisitParams(search)
  return { activityId, roundId: idOf(search.get('roundId')), inviteCode }
}

/** The rain is played only there; elsewhere one can make appointments and practise. */
export function isInApp(): boolean {
  return currentVisit().visit === 'app'
}
