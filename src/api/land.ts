import { asNumber } from '@/lib/storage/json'
import { endpoint } from './core/endpoint'
import {
  code,
  count,
  digits,
  fen,
  fields,
  label,
  number,
  oneOf,
  optionalFen,
  recordOrNull,
  time,
  url,
} from './core/read'
import type { Read, Reader } from './core/read'

/** Further out there is no land. */
const FARTHEST = 1e9

/** A whole number on either side of 0; what is none is unknown. */
export const coordinate: Reader<number | undefined> = (value) => {
  const read = asNumber(value)
  return Number.isInteger(read) && Math.abs(read) <= FARTHEST ? read : undefined
}

/** ASSUMED: a plot. `landNo`, `name` and `ownerName` are empty if not set. */
export const Land = fields({
  landId: digits,
  /** The number of the plot, as it is shown. */
  landNo: code,
  name: label,
  cover: url,
  planetId: digits,
  planetName: label,
  coordX: coordinate,
  coordY: coordinate,
  areaSqm: number,
  /** The quality of the plot, in words to be shown. */
  grade: label,
  ownerUid: digits,
  ownerName: label,
  ownerAvatar: url,
  /** An unreadable status counts as owned: the plot cannot be taken. */
  status: oneOf('OWNED', 'FREE', 'ON_SALE', 'LOCKED'),
  floorPrice: fen,
  /** The price of its last sale, left out if there was none. */
  lastPrice: optionalFen,
  /** Since when it belongs to its owner; empty: it has no owner. */
  acquiredAt: time,
  visitCount: count,
})
export type Land = Read<typeof Land>
export type LandStatus = Land['status']

/** Null: there is no such plot. Fields ASSUMED. */
export const readLand = endpoint<{
  /** The plot. */
  id: string
}>()({
  name: 'land/byId',
  method: 'GET',
  path: '/land/api/land/{id}',
  auth: 'optional',
  given: 'path and method',
  answer: recordOrNull(Land),
})
