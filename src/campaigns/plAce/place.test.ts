import { describe, expect, it } from 'vitest'
import {
  gateOf,
  guestNoText,
  nameOf,
  ownerLine,
  planetPages,
  shortName,
  takesVisits,
  visitCountOf,
} from './place'

describe('names', () => {
  it('end after twelve characters, an emoji counting as one', () => {
    expect(shortName('拾光 \n 星', '未命名星球')).toBe('拾光 星')
    expect(shortName('🌕'.repeat(12), '')).toBe('🌕'.repeat(12))
    expect(shortName('一二三四五六七八九十一二三', '')).toBe('一二三四五六七八九十一二…')
  })

  it('say something where there is nothing', () => {
    expect(shortName(' \n ', '一位朋友')).toBe('一位朋友')
    expect(nameOf({ name: '' })).toBe('未命名星球')
  })
})

describe('who may come', () => {
  it('leaves a visit only at a planet that says it is open', () => {
    expect(takesVisits({ status: 'OPEN' })).toBe(true)
    for (const status of ['PRIVATE', 'CLOSED', ''] as const)
      expect(takesVisits({ status })).toBe(false)
    expect(takesVisits(null)).toBe(false)
    expect(takesVisits(undefined)).toBe(false)
  })

  it('hides what is private or closed, and nothing else', () => {
    expect(gateOf({ status: 'PRIVATE' })).toBe('private')
    expect(gateOf({ status: 'CLOSED' })).toBe('closed')
    expect(gateOf({ status: '' })).toBe('open')
  })
})

describe('the counter', () => {
  it('never falls behind what was known', () => {
    expect(visitCountOf({ visitCount: 10 }, undefined)).toBe(10)
    expect(visitCountOf({ visitCount: 10 }, { visitCount: 11 })).toBe(11)
    expect(visitCountOf({ visitCount: 12 }, { visitCount: 11 })).toBe(12)
    expect(visitCountOf({ visitCount: 12 }, { visitCount: 0 })).toBe(12)
  })

  it('gives the guest’s own number in full, and none that is not known', () => {
    expect(guestNoText({ guestNo: 12_861 })).toBe('12,861')
    expect(guestNoText({ guestNo: 0 })).toBe('')
    expect(guestNoText(undefined)).toBe('')
  })
})

it('leads to the app with the ids written for an address', () => {
  expect(planetPages.land('7&a')).toBe('/planet?planetId=7%26a')
  expect(planetPages.scene('7', '8&a')).toBe('/planet?planetId=7&sceneId=8%26a')
})

it('says of the owner what is known', () => {
  expect(ownerLine({ bio: ' 慢慢\n\n盖房子 ', fansCount: 3 })).toBe('慢慢 盖房子')
  expect(ownerLine({ bio: '', fansCount: 12_345 })).toBe('1.23万位关注者')
  expect(ownerLine({ bio: '', fansCount: 0 })).toBe('星球主人')
  expect(ownerLine(undefined)).toBe('星球主人')
})
