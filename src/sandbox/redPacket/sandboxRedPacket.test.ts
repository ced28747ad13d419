import { beforeEach, describe, expect, test } from 'vitest'
import { failureOf } from '@/api/core/verdict/failure'
import { readUserPoints } from '@/api/points'
import { appointmentInfo, fissionRedPacketLogin } from '@/api/redPacket'
import { refusal, startSandbox, visit } from '@tests/support/sandbox'

const sandbox = startSandbox()
const PHONE = '13900000208'
const as = (state: string) => visit({ state, phone: PHONE })
const query = () => appointmentInfo({ action: 'QUERY' })
const tokenOf = async () =>
  (await query()).rounds.find(({ playToken }) => playToken !== '')?.playToken ?? ''

beforeEach(() => {
  sandbox.setClock('2026-11-20 09:30:00')
  as('')
})

describe('the platform’s red packet rain', () => {
  test('a guest sees the rounds, and may neither appoint nor settle', async () => {
    visit({ state: 'round_live' })
    expect((await query()).rounds.map(({ playToken }) => playToken)).toEqual(['', '', ''])
    for (const action of ['APPOINT', 'SETTLE'] as const)
      expect(await appointmentInfo({ action }).catch(failureOf)).toMatchObject({
        kind: 'signedOut',
      })
  })

  test('an appointment stays, and is counted once', async () => {
    const { appointed, appointCount, rounds } = await query()
    expect(appointed).toBe(false)
    const roundId = rounds[1]?.roundId ?? ''
    for (let at = 0; at < 2; at += 1) {
      const answer = await appointmentInfo({ action: 'APPOINT', roundId })
      expect(answer).toMatchObject({ appointed: true, appointCount: appointCount + 1 })
    }
    expect(await query()).toMatchObject({ appointed: true, appointCount: appointCount + 1 })
  })

  test('an appointment is for its own round, not for the one after it', async () => {
    const { rounds } = await query()
    const [, next] = rounds
    await appointmentInfo({ action: 'APPOINT', roundId: next?.roundId })
    sandbox.setClock(next?.startTime ?? '')
    expect(await query()).toMatchObject({ appointed: false })
  })

  test('a round that is over, or unknown, takes no appointment', async () => {
    expect(await refusal(appointmentInfo({ action: 'APPOINT', roundId: '70101' }))).toBe(20_003)
    expect(await refusal(appointmentInfo({ action: 'APPOINT', roundId: '7' }))).toBe(20_003)
  })

  test('the rounds stay where they were put, and come by the platform’s clock', async () => {
    as('round_soon')
    const { rounds } = await query()
    expect(await tokenOf()).toBe('')
    sandbox.moveClock(21_000)
    expect((await query()).rounds.map(({ startTime }) => startTime)).toEqual(
      rounds.map(({ startTime }) => startTime),
    )
    expect(await tokenOf()).not.toBe('')
  })

  test('a play is decided once: the same token is answered the same, and its points are added once', async () => {
    as('round_live')
    const playToken = await tokenOf()
    const { available = 0 } = await readUserPoints()
    const settle = () => appointmentInfo({ action: 'SETTLE', playToken, hitCount: 9 })
    const { result } = await settle()
    expect(result).toEqual({ status: 'WIN', amountText: '88积分', rewardName: '红包雨奖励' })
    expect((await settle()).result).toEqual(result)
    expect((await readUserPoints()).available).toBe(available + 88)
    const { remainTimes, winRecords } = await query()
    expect({ remainTimes, amount: winRecords[0]?.amountText }).toEqual({
      remainTimes: 2,
      amount: '88积分',
    })
    expect(await tokenOf()).toBe('')
  })

  test.each([
    ['too many hits', { hitCount: 181 }],
    ['half a hit', { hitCount: 1.5 }],
    ['an unknown play', { playToken: 'rain-1-70102' }],
  ])('refuses %s', async (_, wrong) => {
    as('round_live')
    const playToken = await tokenOf()
    expect(
      await refusal(appointmentInfo({ action: 'SETTLE', playToken, hitCount: 5, ...wrong })),
    ).toBe(20_003)
  })

  test('limit: there is no token, and no play', async () => {
    as('round_live')
    const playToken = await tokenOf()
    as('limit')
    expect(await query()).toMatchObject({ remainTimes: 0 })
    expect(await tokenOf()).toBe('')
    expect(await refusal(appointmentInfo({ action: 'SETTLE', playToken, hitCount: 5 }))).toBe(
      20_004,
    )
  })

  test('settle_lost: two answers are lost, the third one is the first one’s', async () => {
    as('round_live,settle_lost')
    const playToken = await tokenOf()
    const settle = () => appointmentInfo({ action: 'SETTLE', playToken, hitCount: 5 })
    expect(await settle().catch(failureOf)).toMatchObject({ unknownResult: true })
    await refusal(settle())
    expect((await settle()).result?.status).toBe('WIN')
    expect((await query()).remainTimes).toBe(2)
  })

  test('the login brings a packet, the same one again', async () => {
    visit()
    const login = () =>
      fissionRedPacketLogin({ phone: PHONE, smsCode: '123456', privacyVersion: 'V2.1' })
    const { packet } = await login()
    expect(packet).toMatchObject({ status: 'SUCCESS', amountText: '8.8元' })
    sandbox.moveClock(60_000)
    expect((await login()).packet).toEqual(packet)
  })
})
