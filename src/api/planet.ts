import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  flag,
  id,
  label,
  labels,
  list,
  oneOf,
  recordOrNull,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: a place on a planet. */
export const PlanetScene = fields({
  /** The place on the planet. */
  sceneId: id,
  name: label,
  cover: url,
})
export type PlanetScene = Read<typeof PlanetScene>

/** ASSUMED. `status` '': unknown, so that no visit is counted on a planet that may be closed. */
export const Planet = fields({
  planetId: digits,
  name: label,
  cover: url,
  ownerUid: digits,
  ownerName: label,
  ownerAvatar: url,
  intro: label,
  tags: labels,
  visitCount: count,
  /** How many visits there have been today. */
  todayVisitCount: count,
  /** How many people are on it now. */
  onlineCount: count,
  status: oneOf('', 'OPEN', 'PRIVATE', 'CLOSED'),
  /** Places on the planet. */
  scenes: list(PlanetScene),
})
export type Planet = Read<typeof Planet>

/** A planet; nothing where there is none of this id (ASSUMED). Path ASSUMED. */
export const readPlanet = endpoint<{ planetId: string }>()({
  name: 'planet/info',
  method: 'GET',
  path: '/land/api/planet/info',
  auth: 'optional',
  answer: recordOrNull(Planet),
})

/** ASSUMED: what a visit has counted. */
export const PlanetVisit = fields({
  visitCount: count,
  /** The number of this visitor among all. */
  guestNo: count,
  /** It is the first visit of this browser today. */
  firstToday: flag,
})
export type PlanetVisit = Read<typeof PlanetVisit>

export interface PlanetVisitRequest {
  planetId: string
  /** One browser's own, random: the call goes without client info, and so without the fingerprint. */
  visitorKey: string
  /** Where the visitor came from. */
  from?: string
  shareUid?: string
}

/** Leaves a visit, without auth. A background call: it fails silently. Path and fields ASSUMED. */
export const visitPlanet = endpoint<PlanetVisitRequest>()({
  name: 'planet/visit',
  method: 'POST',
  path: '/land/api/planet/visit',
  auth: 'omit',
  silent: true,
  answer: PlanetVisit,
})
