import { describe, expect, test } from 'vitest'
import {
  listAlbumPackages,
  listCardAlbums,
  listGames,
  listRewardPackages,
  pickUpReward,
} from '@/api/eliminateGame'
import { startSandbox, visit } from '@tests/support/sandbox'

startSandbox()

const PHONE = '13800138000'
const pick = (packageId: string, bizNo: string, packageType: 'GAME' | 'CARD' = 'GAME') =>
  pickUpReward({ packageId, packageType, bizNo })
const statuses = async () => (await listRewardPackages({})).map(({ status }) => status)

describe('what a person has', () => {
  test('a guest has nothing and may look at everything', async () => {
    visit({})
    const albums = await listCardAlbums({})
    expect(albums.map(({ cards }) => cards.length)).toEqual([4, 6, 12, 1])
    expect(albums.every(({ collected }) => collected === 0)).toBe(true)
    expect((await listGames({})).map(({ status }) => status).slice(0, 2)).toEqual([
      'OPEN',
      'LOCKED',
    ])
    expect(await statuses()).toEqual(['LOCKED', 'LOCKED', 'LOCKED', 'LOCKED'])
  })

  test.each([
    ['stage_0', 0, 'LOCKED'],
    ['stage_mid', 3, 'CLAIMED'],
    ['stage_all', 8, 'CLAIMABLE'],
    ['stage_sold', 8, 'SOLD_OUT'],
  ])('%s: %i levels passed, the first package %s', async (state, passed, status) => {
    visit({ phone: PHONE, state })
    const games = await listGames({})
    expect(games.filter((game) => game.status === 'PASSED')).toHaveLength(passed)
    expect((await statuses())[0]).toBe(status)
  })

  test('card_drops: a card more each time the albums are asked for', async () => {
    visit({ phone: PHONE, state: 'card_drops' })
    const total = async () =>
      (await listCardAlbums({})).reduce((sum, { collected }) => sum + collected, 0)
    const before = await total()
    expect(await total()).toBe(before + 1)
    expect(await total()).toBe(before + 2)
  })
})

describe('picking up', () => {
  test('gives a package once, whatever the scenario started with', async () => {
    visit({ phone: PHONE, state: 'stage_all' })
    expect(await pick('93001', 'one')).toMatchObject({ name: '糖果积分袋', count: 20 })
    expect(await pick('93001', 'one')).toMatchObject({ name: '糖果积分袋' })
    await expect(pick('93001', 'two')).rejects.toMatchObject({ code: 20_001 })
    expect((await statuses())[0]).toBe('CLAIMED')
  })

  test('gives an album’s package once it is complete', async () => {
    visit({ phone: PHONE })
    expect(await pick('920019', 'three', 'CARD')).toMatchObject({ status: 'PROCESSING' })
    const [, whole] = await listAlbumPackages({ collectionId: '92001' })
    expect(whole?.status).toBe('CLAIMED')
    await expect(pick('920029', 'four', 'CARD')).rejects.toMatchObject({ code: 20_003 })
  })

  test.each([
    ['pick_taken', 20_001, 'CLAIMED'],
    ['pick_gone', 20_002, 'SOLD_OUT'],
    ['stage_sold', 20_002, 'SOLD_OUT'],
  ])('%s: refused with %i, and %s from then on', async (state, code, status) => {
    visit({ phone: PHONE, state })
    await expect(pick('93002', 'five')).rejects.toMatchObject({ code })
    expect((await statuses())[1]).toBe(status)
  })
})
