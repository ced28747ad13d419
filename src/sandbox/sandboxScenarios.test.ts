import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { emptied, hostile } from './serve/badData'
import { faultOf } from './serve/faults'
import { activeScenarios, isActive, parseStates } from './scenario'
import { SCENARIOS } from './scenarios'

describe('the grammar of __state', () => {
  test('names, and names for a part of the path', () => {
    expect(parseStates('slow,http_500@/facilitator/appTitle, images_9 ')).toEqual([
      { name: 'slow' },
      { name: 'http_500', at: '/facilitator/appTitle' },
      { name: 'images_9' },
    ])
  })

  test('what is not in the grammar is left out', () => {
    expect(parseStates('')).toEqual([])
    expect(parseStates('a b,<script>,@/x,many@')).toEqual([])
  })

  test('never throws, whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const ask of parseStates(text)) expect(ask.name).toMatch(/^\w+$/)
      }),
    )
  })

  test('comes from X-App-Url', () => {
    const page = 'http://localhost:5173/mfuwu/sign-in?a=1&__state=many,slow#top'
    expect(activeScenarios(new Headers({ 'X-App-Url': page }))).toEqual([
      { name: 'many' },
      { name: 'slow' },
    ])
    expect(activeScenarios(new Headers({ 'X-App-Url': '' }))).toEqual([])
    expect(activeScenarios(new Headers({ 'X-App-Url': 'not an address' }))).toEqual([])
    expect(activeScenarios(new Headers())).toEqual([])
  })

  test('a path keeps a scenario to the calls that contain it', () => {
    const asks = parseStates('cut@/appTitle,many')
    expect(isActive(asks, 'cut', '/adminland/facilitator/appTitle')).toBe(true)
    expect(isActive(asks, 'cut', '/adminland/facilitator/query')).toBe(false)
    expect(isActive(asks, 'many', '/adminland/facilitator/query')).toBe(true)
    expect(isActive(asks, 'man', '/adminland/facilitator/query')).toBe(false)
  })
})

test('a scenario has a Chinese label and routes, and its name stands once on each page', () => {
  const pages = new Set(
    SCENARIOS.flatMap(({ appliesTo }) => (appliesTo === 'all' ? [] : appliesTo)),
  )
  for (const page of pages) {
    const here = SCENARIOS.filter(({ appliesTo: on }) => on === 'all' || on.includes(page))
    expect(new Set(here.map(({ name }) => name)).size, page).toBe(here.length)
  }
  for (const { name, label, appliesTo } of SCENARIOS) {
    expect(parseStates(name)).toEqual([{ name }])
    expect(label).toMatch(/[\u4e00-\u9fff]|^\d/)
    if (appliesTo !== 'all') expect(appliesTo.every((route) => route.startsWith('/'))).toBe(true)
  }
})

test('an empty platform has no rows, no pages and no entity', () => {
  expect(emptied([1, 2])).toEqual([])
  expect(emptied({ list: [1], hasMore: true, total: 9 })).toEqual({
    list: [],
    hasMore: false,
    total: 0,
  })
  expect(emptied({ id: '1' })).toBeNull()
})

test('hostile data has markup, bad links and odd types, but keeps ids, states and times', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({
    id: `${at}`,
    name: '小明',
    cardCover: '/cover.svg',
    followerCount: 1,
    intro: '你好',
    status: 'NORMAL',
    publishTime: '2026-01-01 00:00:00',
  }))
  const spoiled = hostile(rows) as Record<string, unknown>[]
  expect(spoiled.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(spoiled.every((row) => row.status === 'NORMAL' && row.publishTime)).toBe(true)
  const text = JSON.stringify(spoiled)
  expect(text).toContain('<script>')
  expect(text).toContain('onerror=')
  expect(text).toContain('javascript:')
  expect(String(spoiled[0]?.intro).split('\n')).toHaveLength(40)
  expect(spoiled.some(({ name }) => name === undefined)).toBe(true)
  expect(spoiled.some(({ name }) => typeof name === 'number')).toBe(true)
  expect(spoiled.some(({ followerCount }) => typeof followerCount === 'string')).toBe(true)
})

test('slow calls wait and then go on', async () => {
  vi.useFakeTimers()
  let answer: unknown = 'pending'
  void faultOf((name) => name === 'slow', '/x').then((given) => {
    answer = given
  })
  await vi.advanceTimersByTimeAsync(3999)
  expect(answer).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(answer).toBeUndefined()
  vi.useRealTimers()
})
