import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { channelLogin, newChannelRecord } from '@/api/channel'
import { recordsOf } from '@/sandbox/channel/handlers'
import { startSandbox, visit } from '@tests/support/sandbox'
import { farBars, nearBars } from './bars'
import { rewardLine, sourceOf } from './channel'

describe('where a visit comes from', () => {
  test.each([
    ['channelCode=metro_07&subChannel=a-1', { channelCode: 'metro_07', subChannel: 'a-1' }],
    ['channelCode=metro_07&subChannel=%3Cb%3E', { channelCode: 'metro_07' }],
    ['', { channelCode: 'organic' }],
    ['channelCode=', { channelCode: 'organic' }],
    ['channelCode=%E5%9C%B0%E9%93%81', { channelCode: 'organic' }],
    [`channelCode=${'a'.repeat(33)}`, { channelCode: 'organic' }],
    ['channel=metro_07', { channelCode: 'organic' }],
  ])('%s', (search, source) => {
    expect(sourceOf(new URLSearchParams(search))).toEqual({ ...source, landingPath: '/channel' })
  })

  test('whatever the address says, the code is one that the platform takes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (channelCode, subChannel) => {
        const source = sourceOf(new URLSearchParams({ channelCode, subChannel }))
        expect(source.channelCode).toMatch(/^[\w-]{1,32}$/)
        expect(source.subChannel ?? 'none').toMatch(/^[\w-]{1,32}$/)
      }),
    )
  })
})

describe('the reward line', () => {
  const reward = { name: '新人探索礼包', status: 'PROCESSING' } as const

  test('says what was given and how far it is', () => {
    expect(rewardLine({ reward }, 'mobile')).toBe('新人探索礼包 · 发放中')
    expect(rewardLine({ reward: { ...reward, status: 'SUCCESS' } }, 'app')).toBe(
      '新人探索礼包 · 已发放',
    )
  })

  test('is not there without a reward, and never in WeChat', () => {
    expect(rewardLine({ reward: null }, 'mobile')).toBeUndefined()
    expect(rewardLine({ reward: { ...reward, name: '' } }, 'mobile')).toBeUndefined()
    expect(rewardLine({ reward }, 'wechat')).toBeUndefined()
  })
})

test('the skyline stands inside its drawing, each bar at a place of its own', () => {
  for (const bars of [nearBars, farBars]) {
    expect(new Set(bars.map(({ x }) => x)).size).toBe(bars.length)
    for (const { x, width, height, delay } of bars) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(750)
      expect(height).toBeLessThan(640)
      expect(delay).toBeLessThan(0)
    }
  }
})

describe('the platform', () => {
  startSandbox()
  const EVENT = {
    channelCode: 'metro_07',
    visitorKey: 'visitor-1',
    landingPath: '/channel',
  } as const
  const login = (phone: string) =>
    channelLogin({ phone, smsCode: '123456', channelCode: 'metro_07', privacyVersion: 'V1' })

  test('keeps what a channel has brought, apart from other channels', async () => {
    visit()
    await newChannelRecord({ ...EVENT, eventType: 'VISIT' })
    await newChannelRecord({ ...EVENT, eventType: 'REGISTER', subChannel: 'a1' })
    await newChannelRecord({ ...EVENT, eventType: 'VISIT', channelCode: 'organic' })
    expect(recordsOf('metro_07').map(({ eventType }) => eventType)).toEqual(['VISIT', 'REGISTER'])
  })

  test('takes no record without a code or a visitor', async () => {
    visit()
    for (const wrong of [{ channelCode: '<b>' }, { visitorKey: '' }, { landingPath: '' }])
      await expect(
        newChannelRecord({ ...EVENT, eventType: 'VISIT', ...wrong }),
      ).rejects.toMatchObject({
        code: 90_005,
      })
  })

  test('gives a new person a reward, once', async () => {
    visit()
    expect(await login('13655560001')).toMatchObject({
      isNewUser: true,
      reward: { name: '新人探索礼包', status: 'PROCESSING' },
    })
    expect(await login('13655560001')).toMatchObject({ isNewUser: false, reward: null })
    visit({ state: 'reward_none' })
    expect(await login('13655560002')).toMatchObject({ isNewUser: true, reward: null })
  })
})
