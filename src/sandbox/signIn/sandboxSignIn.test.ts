import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf } from '@/api/core/verdict/failure'
import { readUserPoints } from '@/api/points'
import { readSignStatus, signDay } from '@/api/signIn'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const PHONE = '13900000108'
const as = (state: string) => visit({ state, phone: PHONE })

beforeEach(() => {
  sandbox.setClock('2026-11-20 09:30:00')
  as('')
})

describe('the platform’s sign-in', () => {
  test('a guest is nobody', async () => {
    visit()
    const failure = await readSignStatus({}).catch(failureOf)
    expect(failure).toMatchObject({ kind: 'signedOut' })
  })

  test('a week: each day pays its own, the seventh brings the present, the eighth begins anew', async () => {
    as('first_day')
    const rewards: string[] = []
    for (let date = 1; date <= 8; date++) {
      sandbox.setClock(`2026-11-0${date} 12:00:00`)
      const before = await readSignStatus({})
      expect(before).toMatchObject({ todaySigned: false, continuousDays: date - 1 })
      const { rewardText, continuousDays, bonus } = await signDay({})
      expect(continuousDays).toBe(date)
      expect(bonus !== null).toBe(date === 7)
      rewards.push(rewardText)
      expect(await refusal(signDay({}))).toBe(20_001)
    }
    expect(rewards).toEqual(['5', '5', '10', '10', '15', '15', '50', '5'].map((n) => `${n}积分`))
    const { cycle, totalDays } = await readSignStatus({})
    expect(totalDays).toBe(8)
    expect(cycle.map(({ status }) => status)).toEqual(['SIGNED', ...Array(6).fill('FUTURE')])
  })

  test('points add up, once', async () => {
    const { available } = await readUserPoints()
    const { points } = await signDay({})
    expect(points).toBe((available ?? NaN) + 10)
    await refusal(signDay({}))
    expect((await readUserPoints()).available).toBe(points)
    expect((await readSignStatus({})).points).toBe(points)
  })

  test('a day left out breaks the streak, and a card mends it', async () => {
    as('first_day')
    for (const date of ['16', '17', '19']) {
      sandbox.setClock(`2026-11-${date} 12:00:00`)
      await signDay({})
    }
    sandbox.setClock('2026-11-20 12:00:00')
    expect(await readSignStatus({})).toMatchObject({ continuousDays: 1, makeupLeft: 1 })
    expect(await signDay({ date: '2026-11-18' })).toMatchObject({ continuousDays: 4 })
    const { continuousDays, makeupLeft, calendar } = await readSignStatus({})
    expect({ continuousDays, makeupLeft }).toEqual({ continuousDays: 4, makeupLeft: 0 })
    expect(calendar.find(({ date }) => date === '2026-11-18')).toMatchObject({ makeup: true })
  })

  test.each([
    ['a signed day', '2026-11-19', 20_001],
    ['a day to come', '2026-11-21', 20_003],
    ['another month', '2026-10-31', 20_003],
    ['no date', 'x', 20_003],
  ])('no card is taken for %s', async (_, date, code) => {
    expect(await refusal(signDay({ date }))).toBe(code)
    expect((await readSignStatus({})).makeupLeft).toBe(1)
  })

  test('without a card nothing is signed afterwards', async () => {
    as('makeup_0')
    const missed = (await readSignStatus({})).calendar.find(({ signed }) => !signed)
    expect(await refusal(signDay({ date: missed?.date }))).toBe(20_003)
  })

  test.each([
    ['not_started', 10_001],
    ['ended', 10_002],
    ['offline', 10_003],
  ])('%s refuses with %i', async (state, code) => {
    as(state)
    expect(await refusal(signDay({}))).toBe(code)
  })

  test('each history is a life of its own', async () => {
    as('streak_6')
    await signDay({})
    as('streak_broken')
    expect(await readSignStatus({})).toMatchObject({ todaySigned: false, continuousDays: 0 })
    as('streak_6')
    expect(await readSignStatus({})).toMatchObject({ todaySigned: true, continuousDays: 7 })
  })

  test('its clock can stand shortly before midnight, and goes on', async () => {
    as('midnight,month_end')
    expect((await readSignStatus({})).serverTime).toBe('2026-11-30 23:59:55')
    sandbox.moveClock(6000)
    expect(await readSignStatus({})).toMatchObject({
      today: '2026-12-01',
      serverTime: '2026-12-01 00:00:01',
      todaySigned: false,
    })
  })
})
