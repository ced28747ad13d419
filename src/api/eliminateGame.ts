import { endpoint } from './core/endpoint'
import {
  count,
  digits,
  fields,
  id,
  label,
  list,
  oneOf,
  optionalCount,
  rows,
  url,
} from './core/read'
import type { Read } from './core/read'

/** ASSUMED: a level of the game. What cannot be read is locked. */
export const GameLevel = fields({
  /** The level of the game. */
  gameId: id,
  name: label,
  cover: url,
  /** The number of the level, from 1. */
  level: count,
  /** The score that passes the level, in `moves` moves. */
  target: count,
  /** How many moves a play has. */
  moves: count,
  /** Whether the person can play it. OPEN: can be played, not passed yet; PASSED: passed, can be played again. */
  status: oneOf('LOCKED', 'OPEN', 'PASSED'),
  /** How often the person can still play it today; left out: no limit. */
  dailyLeft: optionalCount,
  /** The best score of the person. */
  bestScore: count,
  /** The stars of the best score, 0 to 3. */
  stars: count,
  /** The possible drops of a play. */
  dropCards: list(fields({ cardId: id, name: label, img: url })),
  /** Another game that replaces our board; '' if there is none. */
  entryUrl: url,
})
export type GameLevel = Read<typeof GameLevel>

/** The levels of the game, and how far the person is. Path and fields ASSUMED. */
export const listGames = endpoint<{ activityId?: string }>()({
  name: 'eliminateGame/listGames',
  method: 'GET',
  path: '/acApi/eliminateGame/listGames',
  auth: 'optional',
  answer: rows(GameLevel),
})

/** ASSUMED: a package of rewards. What cannot be read is locked. */
export const RewardPackage = fields({
  packageId: id,
  name: label,
  img: url,
  /** What `progress` has to reach. */
  need: count,
  /** The person's progress towards `need`. */
  progress: count,
  status: oneOf('LOCKED', 'CLAIMABLE', 'CLAIMED', 'SOLD_OUT'),
  /** How many of the package are left. */
  stockLeft: optionalCount,
})
export type RewardPackage = Read<typeof RewardPackage>

/** The packages for playing. Path and fields ASSUMED. */
export const listRewardPackages = endpoint<{ activityId?: string }>()({
  name: 'eliminateGame/listRewardPackage',
  method: 'GET',
  path: '/acApi/eliminateGame/listRewardPackage',
  auth: 'optional',
  answer: rows(RewardPackage),
})

/** ASSUMED: a card of an album. */
export const AlbumCard = fields({
  cardId: id,
  name: label,
  img: url,
  /** How rare the card is. */
  rarity: oneOf('N', 'R', 'SR', 'SSR'),
  /** How many of it the person has. */
  ownCount: count,
  /** Where it can be obtained, in words to be shown. */
  source: label,
})
export type AlbumCard = Read<typeof AlbumCard>

/** ASSUMED: a card album. What cannot be read is not complete. */
export const CardAlbum = fields({
  collectionId: digits,
  name: label,
  /** What the album is about. */
  theme: label,
  /** How many cards the album has. */
  total: count,
  /** How many of its cards the person has. */
  collected: count,
  status: oneOf('COLLECTING', 'COMPLETE'),
  /** The cards of the album. */
  cards: list(AlbumCard),
})
export type CardAlbum = Read<typeof CardAlbum>

/** The card albums of a campaign, and how complete they are. Path and fields ASSUMED. */
export const listCardAlbums = endpoint<{ activityId?: string }>()({
  name: 'eliminateGame/listCardCollections',
  method: 'GET',
  path: '/acApi/eliminateGame/listCardCollections',
  auth: 'optional',
  answer: rows(CardAlbum),
})

/** The packages of one album. Path and fields ASSUMED. */
export const listAlbumPackages = endpoint<{ collectionId: string }>()({
  name: 'eliminateGame/listCardRewardPackage',
  method: 'GET',
  path: '/acApi/eliminateGame/listCardRewardPackage',
  auth: 'optional',
  answer: rows(RewardPackage),
})

export type PackageType = 'GAME' | 'CARD'

/** ASSUMED: the reward of a package. An unreadable status means it has not arrived yet. */
const PickedReward = fields({
  rewardId: id,
  name: label,
  img: url,
  /** How many of it were given. */
  count,
  /** What kind of reward it is. */
  type: oneOf('ASSET', 'POINT', 'COUPON', 'PHYSICAL'),
  /** Whether the reward has arrived. */
  status: oneOf('PROCESSING', 'SUCCESS'),
})
export type PickedReward = Read<typeof PickedReward>

export interface PickUpRequest {
  packageId: string
  /** GAME: a package for playing; CARD: one for a complete album. */
  packageType: PackageType
  bizNo: string
}

/** Receives a package, once. Path and fields ASSUMED. */
export const pickUpReward = endpoint<PickUpRequest>()({
  name: 'eliminateGame/pickUpReward',
  method: 'POST',
  path: '/acApi/eliminateGame/pickUpReward',
  auth: 'required',
  answer: PickedReward,
})
