import { describe, expect, it } from 'vitest'
import {
  boxActionOf,
  boxNote,
  boxPrice,
  boxesOf,
  costText,
  drawnOf,
  hadOf,
  mostOf,
  noteProblem,
  spinStateOf,
  timesText,
  wasDrawn,
  wheelOf,
  winnerLines,
} from './qiXi'

const box = {
  goodsId: '1',
  name: '礼盒',
  img: '',
  price: 29_900 as number | undefined,
  needIntegral: undefined,
  stock: 5 as number | undefined,
  limitPerUser: 2,
  mineLeft: 2 as number | undefined,
  tag: '',
  isDraw: false,
  prizes: [],
}
const prize = (name: string) => ({ prizeId: name, name, img: '', probability: 0.5 })
const wheel = { ...box, goodsId: '2', isDraw: true, prizes: [prize('甲'), prize('乙')] }

describe('a box', () => {
  it.each([
    ['NOT_STARTED', box, 'soon'],
    ['ENDED', box, 'ended'],
    ['RUNNING', box, 'buy'],
    ['RUNNING', { ...box, stock: 0 }, 'sold-out'],
    ['RUNNING', { ...box, mineLeft: 0 }, 'limit'],
    ['RUNNING', { ...box, price: undefined }, 'closed'],
    // A guest's limit is unknown.
    ['RUNNING', { ...box, mineLeft: undefined }, 'buy'],
    ['RUNNING', { ...box, stock: undefined }, 'buy'],
  ] as const)('%s, %j: %s', (phase, goods, action) => {
    expect(boxActionOf(goods, phase)).toBe(action)
  })

  it.each([
    [box, 2],
    [{ ...box, stock: 1 }, 1],
    [{ ...box, mineLeft: 1 }, 1],
    [{ ...box, mineLeft: undefined, stock: undefined, limitPerUser: 0 }, 99],
    [{ ...box, limitPerUser: 0, mineLeft: 4 }, 4],
  ])('%j can be ordered %d times at once', (goods, most) => {
    expect(mostOf(goods)).toBe(most)
  })

  it('says what it costs and what the platform tells', () => {
    expect([boxPrice(box), boxPrice({ price: undefined })]).toEqual(['¥299.00', '价格待定'])
    expect(boxNote(box)).toBe('剩余5件 · 每人限购2件')
    expect(boxNote({ ...box, stock: undefined, limitPerUser: 0 })).toBe('')
  })
})

it('tells boxes from the wheel, and has no wheel of one prize', () => {
  expect(boxesOf([box, wheel])).toEqual([box])
  expect(wheelOf([box, wheel])).toBe(wheel)
  expect(wheelOf([{ ...wheel, prizes: [prize('甲')] }])).toBeUndefined()
})

it('counts what the person has had of the boxes, not of the wheel', () => {
  expect(hadOf([{ ...box, mineLeft: 0 }, box, { ...wheel, mineLeft: 0 }])).toBe(2)
  expect(hadOf([{ ...box, mineLeft: undefined }])).toBe(0)
})

describe('a turn', () => {
  it.each([
    [{ needIntegral: 50, mineLeft: 5 }, 50, 'READY'],
    [{ needIntegral: 50, mineLeft: 5 }, 49, 'LACK'],
    [{ needIntegral: 50, mineLeft: 0 }, 49, 'LIMIT'],
    [{ needIntegral: undefined, mineLeft: undefined }, undefined, 'READY'],
  ])('%j with %s points: %s', (goods, available, state) => {
    expect(spinStateOf(goods, available)).toBe(state)
  })

  it('says what it costs and how many are left', () => {
    expect(costText({ needIntegral: 50 })).toBe('50积分')
    expect(costText({ needIntegral: undefined })).toBe('免费')
    expect([timesText(3), timesText(undefined)]).toEqual(['3次', '--'])
  })

  it.each([
    [
      { prize: { name: '甲', img: 'a' }, prizeIndex: 1 },
      { name: '甲', img: 'a' },
    ],
    [
      { prize: null, prizeIndex: 1 },
      { name: '乙', img: '' },
    ],
    [{ prize: null, prizeIndex: 7 }, 'unknown'],
    [{ prize: null, prizeIndex: undefined }, 'unknown'],
    [{ prize: { name: '', img: '' }, prizeIndex: 0 }, 'unknown'],
  ])('%j has brought %j', (order, drawn) => {
    expect(drawnOf(order, wheel.prizes)).toEqual(drawn)
  })

  it.each([
    [{ mineLeft: 5, available: 100, cost: 50 }, { mineLeft: 4, available: 150 }, true],
    [{ mineLeft: 5, available: 100, cost: 50 }, { mineLeft: 5, available: 50 }, false],
    [{ available: 100, cost: 50 }, { available: 60 }, true],
    [{ available: 100, cost: 50 }, { available: 100 }, false],
    [{}, { available: 50 }, false],
  ])('from %j to %j has counted: %s', (before, now, counted) => {
    expect(wasDrawn(before, now)).toBe(counted)
  })
})

it.each([
  ['', '写点什么吧'],
  ['  ', '写点什么吧'],
  ['好'.repeat(41), '最多40个字'],
  ['😀'.repeat(40), undefined],
])('the note %s: %s', (note, problem) => {
  expect(noteProblem(note)).toBe(problem)
})

it('tells who has won', () => {
  const winner = { uid: '1', avatar: '', rank: 0, workTitle: '' }
  expect(
    winnerLines([
      { ...winner, nickname: '138****5678', prizeName: '香薰' },
      { ...winner, nickname: '', prizeName: '藏章' },
      { ...winner, nickname: '小星', prizeName: '' },
    ]),
  ).toEqual(['138****5 抽中 香薰', '一位朋友 抽中 藏章'])
})
