import {
  listAlbumPackages,
  listCardAlbums,
  listGames,
  listRewardPackages,
  pickUpReward,
  type CardAlbum,
  type GameLevel,
  type PickedReward,
  type PickUpRequest,
  type RewardPackage,
} from '@/api/eliminateGame'
import { accountsOf } from '@/sandbox/account'
import { refuseUnlessOpen } from '@/sandbox/activity'
import { refuse, refuseReward, type Refusal } from '@/sandbox/answer'
import type { ArtKind } from '@/sandbox/art/picture'
import { manyOf } from '@/sandbox/paging'
import { handle, handleOnce, type Call, type MemberCall } from '@/sandbox/serve/handle'
import { ALBUMS, cardIdOf, type Album } from './albums'

export const handlers = [
  handle(listGames, (call) => {
    if (call.scenario('offline')) return refuse(10_003)
    return Array.from({ length: LEVELS }, (_, at) => levelOf(call, at))
  }),
  handle(listRewardPackages, gamePackages),
  handle(listCardAlbums, (call) => {
    if (call.scenario('card_drops')) accounts.of(call).asked += 1
    const albums = ALBUMS.map((album) => albumOf(call, album))
    return [...manyOf(call, albums, (row, at) => ({ ...row, collectionId: `92${at}00` }))]
  }),
  handle(listAlbumPackages, albumPackages),
  handleOnce(pickUpReward, pickUp),
]

const NAMES = [
  '糖霜小径',
  '棉花云端',
  '汽水海湾',
  '果冻森林',
  '曲奇峡谷',
  '薄荷雪原',
  '蜂蜜古城',
  '星糖王座',
]

function levelOf(call: Call, at: number): GameLevel {
  const passed = passedOf(call)
  const gameId = String(91_001 + at)
  const target = 600 + at * 200
  const stars = at < passed ? 3 - (at % 3) : 0
  return {
    gameId,
    name: NAMES[at] ?? '',
    cover: call.art('city', gameId),
    level: at + 1,
    target: call.scenario('easy_level') ? 30 : target,
    moves: 18 + at,
    status: at < passed ? 'PASSED' : at === passed ? 'OPEN' : 'LOCKED',
    dailyLeft: call.scenario('plays_0') ? 0 : 3,
    bestScore: stars === 0 ? 0 : target + stars * 150,
    stars,
    dropCards: dropsOf(call, at),
    entryUrl: call.scenario('game_entry') ? 'https://game.example.com/match' : '',
  }
}

/** The possible drops of a level: two cards of an album. */
function dropsOf(call: Call, at: number): GameLevel['dropCards'] {
  const album = ALBUMS[at % 3]
  if (!album) return []
  return album.cards.slice(-2).map(([name], from) => {
    const cardId = cardIdOf(album, album.cards.length - 2 + from)
    return { cardId, name, img: call.art(album.art, cardId) }
  })
}

function albumOf(call: Call, album: Album): CardAlbum {
  const { collectionId, name, theme, art } = album
  const owned = ownedOf(call, album)
  const collected = owned.filter((count) => count > 0).length
  return {
    collectionId,
    name,
    theme,
    total: album.cards.length,
    collected,
    status: collected === album.cards.length ? 'COMPLETE' : 'COLLECTING',
    cards: album.cards.map(([cardName, rarity], at) => ({
      cardId: cardIdOf(album, at),
      name: cardName,
      img: call.art(art, cardIdOf(album, at)),
      rarity,
      ownCount: owned[at] ?? 0,
      source: `消除关卡第${(at % LEVELS) + 1}关掉落`,
    })),
  }
}

const LEVELS = 8

/** A person's progress since the reset. */
interface Account {
  /** The packages that were picked up. */
  picked: Set<string>
  /** The packages that were gone when the person asked for them. */
  gone: Set<string>
  /** How often the albums were requested, in `card_drops`. */
  asked: number
}

const accounts = accountsOf<Account>(() => ({
  picked: new Set(),
  gone: new Set(),
  asked: 0,
}))

type Start = 'none' | 'some' | 'all'

function startOf({ scenario, user }: Call): Start {
  if (!user || scenario('stage_0')) return 'none'
  const isAll = ['stage_all', 'stage_sold', 'claimed'].some((name) => scenario(name))
  return isAll ? 'all' : 'some'
}

/** How many levels the person has passed. */
function passedOf(call: Call): number {
  return { none: 0, some: 3, all: LEVELS }[startOf(call)]
}

/** How many copies of each card of an album the person has. */
function ownedOf(call: Call, album: Album): number[] {
  const start = startOf(call)
  const owned = { none: 0, some: album.owned, all: album.cards.length }[start]
  const dropped = droppedOf(call)
  return album.cards.map((_, at) => {
    const first = at < owned ? 1 + Number(at % 4 === 0) : 0
    return first + Number(dropped.has(cardIdOf(album, at)))
  })
}

/** `card_drops`: each further request of the albums adds one more of the missing cards. */
function droppedOf(call: Call): ReadonlySet<string> {
  if (!call.user || !call.scenario('card_drops')) return new Set()
  const missing = ALBUMS.flatMap((album) =>
    album.cards.slice(album.owned).map((_, at) => cardIdOf(album, album.owned + at)),
  )
  return new Set(missing.slice(0, Math.max(0, accounts.of(call).asked - 1)))
}

interface Reward {
  packageId: string
  name: string
  need: number
  type: PickedReward['type']
  count: number
  art: ArtKind
}

/** For levels that were passed. */
const GAME: readonly Reward[] = [
  { packageId: '93001', name: '糖果积分袋', need: 1, type: 'POINT', count: 20, art: 'coin' },
  { packageId: '93002', name: '领地装饰券', need: 3, type: 'COUPON', count: 2, art: 'coupon' },
  { packageId: '93003', name: '星空明信片', need: 5, type: 'ASSET', count: 1, art: 'postcard' },
  { packageId: '93004', name: '通关纪念徽章', need: LEVELS, type: 'ASSET', count: 1, art: 'badge' },
]

/** For the cards of an album: half of them, and all. */
function albumRewards({ collectionId, name, cards }: Album): Reward[] {
  const whole: Reward = {
    packageId: `${collectionId}9`,
    name: `${name}典藏礼包`,
    need: cards.length,
    type: 'ASSET',
    count: 1,
    art: 'sculpture',
  }
  if (cards.length === 1) return [whole]
  const half = Math.ceil(cards.length / 2)
  const first: Reward = {
    packageId: `${collectionId}5`,
    name: `${name}进阶礼包`,
    need: half,
    type: 'POINT',
    count: 30,
    art: 'present',
  }
  return [first, whole]
}

function gamePackages(call: Call): RewardPackage[] {
  return GAME.map((reward) => packageOf(call, reward, passedOf(call)))
}

function albumPackages(call: Call<{ collectionId: string }>): RewardPackage[] {
  const album = ALBUMS.find(({ collectionId }) => collectionId === call.payload.collectionId)
  if (!album) return []
  return albumRewards(album).map((reward) => packageOf(call, reward, collected(call, album)))
}

function collected(call: Call, album: Album): number {
  return ownedOf(call, album).filter((count) => count > 0).length
}

function packageOf(call: Call, reward: Reward, have: number): RewardPackage {
  const { packageId, name, need, art } = reward
  const status = statusOf(call, reward, have)
  return {
    packageId,
    name,
    img: call.art(art, packageId),
    need,
    progress: Math.min(have, need),
    status,
    stockLeft: status === 'SOLD_OUT' ? 0 : 500,
  }
}

function statusOf(call: Call, { packageId, need }: Reward, have: number): RewardPackage['status'] {
  const { picked, gone } = accounts.of(call)
  const isEarlier = call.scenario('stage_mid') && packageId === '93001'
  if (call.user && (picked.has(packageId) || isEarlier || call.scenario('claimed')))
    return 'CLAIMED'
  if (call.scenario('stage_sold') || gone.has(packageId)) return 'SOLD_OUT'
  return have >= need ? 'CLAIMABLE' : 'LOCKED'
}

function pickUp(call: MemberCall<PickUpRequest>): PickedReward | Refusal {
  const refusal = refuseUnlessOpen(call)
  if (refusal) return refusal
  const { packageId = '', packageType } = call.payload
  const sameId = (reward: Reward) => reward.packageId === packageId
  const album =
    packageType === 'CARD' ? ALBUMS.find((one) => albumRewards(one).some(sameId)) : undefined
  const reward = (album ? albumRewards(album) : GAME).find(sameId)
  if (!reward) return refuse(20_003)
  const status = statusOf(call, reward, album ? collected(call, album) : passedOf(call))
  return status === 'CLAIMABLE' ? give(call, reward) : refuseReward(status)
}

function give(call: MemberCall, { packageId, name, type, count, art }: Reward) {
  const { picked, gone } = accounts.of(call)
  if (call.scenario('pick_gone')) {
    gone.add(packageId)
    return refuse(20_002)
  }
  picked.add(packageId)
  // Another device was faster.
  if (call.scenario('pick_taken')) return refuse(20_001)
  const isPending = type === 'ASSET' || call.scenario('pending')
  const status: PickedReward['status'] = isPending ? 'PROCESSING' : 'SUCCESS'
  return { rewardId: `8${packageId}`, name, img: call.art(art, packageId), count, type, status }
}
