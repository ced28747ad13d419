import {
  listAlbumPackages,
  listCardAlbums,
  listGames,
  listRewardPackages,
  pickUpReward,
} from '@/api/eliminateGame'
import type { CardAlbum, GameLevel } from '@/api/eliminateGame'
import { refuse } from '@/sandbox/answer'
import { handle, handleOnce, type Call } from '@/sandbox/serve/handle'
import { manyOf } from '@/sandbox/paging'
import { ALBUMS, cardIdOf, type Album } from './albums'
import {
  LEVELS,
  accounts,
  albumPackages,
  gamePackages,
  ownedOf,
  passedOf,
  pickUp,
} from './packages'

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
