import { BASE_PATH } from '@/lib/env'
import { channelOf, idOf, inviteCodeOf, sourceOf } from './urlParams'

/** All parameters that a shared link may have, each with its check: never a token, a phone or anything unknown. */
const ALLOWED = {
  inviteCode: inviteCodeOf,
  shareUid: idOf,
  activityId: idOf,
  channel: channelOf,
  from: sourceOf,
  // The page's own id, if it is in the query.
  collectionId: idOf,
  courseId: idOf,
  daoId: idOf,
  invitationId: idOf,
  inviterId: idOf,
  itemId: idOf,
  landId: idOf,
  levelId: channelOf,
  momentId: idOf,
  npcId: idOf,
  planetId: idOf,
  productId: idOf,
  territoryId: idOf,
} as const satisfies Record<string, (value: unknown) => string | undefined>

export type ShareParam = keyof typeof ALLOWED
export type ShareParams = Readonly<Partial<Record<ShareParam, string>>>

/** The allowed parameters, and only valid ones; also for a QR code's `params`. */
export function shareParams(params: ShareParams): Partial<Record<ShareParam, string>> {
  const kept = Object.entries(ALLOWED).flatMap(([name, check]) => {
    const value = params[name as ShareParam]
    return value !== undefined && check(value) === value ? [[name, value]] : []
  })
  return Object.fromEntries(kept) as Partial<Record<ShareParam, string>>
}

/**
 * The address of a page for other people, built from the whitelist and never from the page's own address.
 * @param path a route without the base path; its query and hash are left out
 */
export function shareUrl(path: string, params: ShareParams = {}, origin = pageOrigin()): string {
  const route = path.replace(/[?#].*$/s, '').replace(/^[/\\]*/, '/')
  const query = new URLSearchParams(shareParams(params)).toString()
  return `${origin}${BASE_PATH}${route}${query && `?${query}`}`
}

function pageOrigin(): string {
  return window.location.origin
}
