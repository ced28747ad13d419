import { endpoint } from './core/endpoint'
import { count, fields, id, label, list, oneOf, optionalCount, rows, url } from './core/read'
import type { Read } from './core/read'

/** ASSUMED. What cannot be read is locked. */
export const GameLevel = fields({
  gameId: id,
  name: label,
  cover: url,
  level: count,
  /** The score to reach, in so many moves. */
  target: count,
  moves: count,
  status: oneOf('LOCKED', 'OPEN', 'PASSED'),
  /** Undefined where the platform names no limit. */
  dailyLeft: optionalCount,
  bestScore: count,
  stars: count,
  /** What a play can bring. */
  dropCards: list(fields({ cardId: id, name: label, img: url })),
  /** Another game in place of the board of ours; '' where there is none. */
  entryUrl: url,
})
export type GameLevel = Read<typeof GameLevel>

/** Path and fields ASSUMED. */
export const listGames = endpoint<{ activityId?: string }>()({
  name: 'eliminateGame/listGames',
  method: 'GET',
  path: '/acApi/eliminateGame/listGames',
  auth: 'optional',
  given: 'nothing',
  answer: rows(GameLevel),
})

/** ASSUMED. What cannot be read is locked. */
export const RewardPackage = fields({
  packageId: id,
  name: label,
  img: url,
  need: count,
  progress: count,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
  stockLeft: optionalCount,
})
export type RewardPackage = Read<typeof RewardPackage>

/** The packages for playing. Path and fields ASSUMED. */
export const listRewardPackages = endpoint<{ activityId?: string }>()({
  name: 'eliminateGame/listRewardPackage',
  method: 'GET',
  path: '/acApi/eliminateGame/listRewardPackage',
  auth: 'optional',
  given: 'nothing',
  answer: rows(RewardPackage),
})

/** ASSUMED. `ownCount` 0: the person has none; `source`: where it can be had. */
export const AlbumCard = fields({
  cardId: id,
  name: label,
  img: url,
  rarity: oneOf('N', 'R', 'SR', 'SSR'),
  ownCount: count,
  source: label,
})
export type AlbumCard = Read<typeof AlbumCard>

/** ASSUMED. What cannot be read is not complete. */
export const CardAlbum = fields({
  collectionId: id,
  name: label,
  theme: label,
  total: count,
  collected: count,
  status: oneOf('COLLECTING', 'COMPLETE'),
  cards: list(AlbumCard),
})
export type CardAlbum = Read<typeof CardAlbum>

/** Path and fields ASSUMED. */
export const listCardAlbums = endpoint<{ activityId?: string }>()({
  name: 'eliminateGame/listCardCollections',
  method: 'GET',
  path: '/acApi/eliminateGame/listCardCollections',
  auth: 'optional',
  given: 'nothing',
  answer: rows(CardAlbum),
})

/** The packages of one album. Path and fields ASSUMED. */
export const listAlbumPackages = endpoint<{ collectionId: string }>()({
  name: 'eliminateGame/listCardRewardPackage',
  method: 'GET',
  path: '/acApi/eliminateGame/listCardRewardPackage',
  auth: 'optional',
  given: 'nothing',
  answer: rows(RewardPackage),
})

export type PackageType = 'GAME' | 'CARD'

/** ASSUMED. What cannot be read has not arrived yet. */
const PickedReward = fields({
  rewardId: id,
  name: label,
  img: url,
  count,
  type: oneOf('ASSET', 'POINT', 'COUPON', 'PHYSICAL'),
  status: oneOf('PROCESSING', 'SUCCESS'),
})
export type PickedReward = Read<typeof PickedReward>

export interface PickUpRequest {
  packageId: string
  packageType: PackageType
  bizNo: string
}

/** Path and fields ASSUMED. */
export const pickUpReward = endpoint<PickUpRequest>()({
  name: 'eliminateGame/pickUpReward',
  method: 'POST',
  path: '/acApi/eliminateGame/pickUpReward',
  auth: 'required',
  given: 'nothing',
  answer: PickedReward,
})
