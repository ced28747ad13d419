import { currentVisit } from '@/bridge/environment'
import { idOf, inviteCodeOf } from '@/lib/url/urlParams'

/** This page inside the app, with the address's known parameters only. */
export function appPathOf(search: URLSearchParams): string {
  const query = new URLSearchParams()
  const keep = (name: string, value: string | undefined) => value && query.set(name, value)
  keep('activityId', idOf(search.get('activityId')))
  keep('roundId', idOf(search.get('roundId')))
  keep('inviteCode', inviteCodeOf(search.get('inviteCode')))
  return query.size > 0 ? `/redPacket?${query.toString()}` : '/redPacket'
}

/** The rain is played only there; elsewhere one can make appointments and practise. */
export function isInApp(): boolean {
  return currentVisit().visit === 'app'
}
