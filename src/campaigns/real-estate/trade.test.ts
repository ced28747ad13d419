import { expect, it } from 'vitest'
import { Sale, Want } from '@/api/market'
import { knownIds, wasCancelled, wasListed, wasPosted, wasRepriced, wasUnlisted } from './trade'

const sale = (more: object) =>
  Sale({ saleId: '1', name: '小院', serialNo: 'A-1', price: 500, status: 'ON_SALE', ...more })
const want = (more: object) =>
  Want({ tradeId: '1', price: 500, quantity: 2, remain: 2, status: 'OPEN', ...more })
const PIECE = { name: '小院', serialNo: 'A-1' }

it('was offered where the piece is there at that price, also when it is under way', () => {
  expect(wasListed([sale({}), sale({ price: 600 })], PIECE, 500)).toBe(true)
  expect(wasListed([sale({ status: 'LOCKED' })], PIECE, 500)).toBe(true)
  expect(wasListed([sale({ price: 600 })], PIECE, 500)).toBe(false)
  expect(wasListed([sale({ serialNo: 'A-2' })], PIECE, 500)).toBe(false)
  expect(wasListed([sale({ status: 'SOLD' })], PIECE, 500)).toBe(false)
  expect(wasListed([sale({ name: '大院' })], PIECE, 500)).toBe(true)
  const unnumbered = { ...PIECE, serialNo: '' }
  expect(wasListed([sale({ serialNo: '' })], unnumbered, 500)).toBe(true)
  expect(wasListed([sale({ serialNo: '', name: '大院' })], unnumbered, 500)).toBe(false)
})

it('was given another price, or taken back, where the offers say so', () => {
  expect(wasRepriced([sale({}), sale({ saleId: '2' })], '1', 500)).toBe(true)
  expect(wasRepriced([sale({})], '1', 600)).toBe(false)
  expect(wasRepriced([sale({})], '2', 500)).toBe(false)
  expect(wasUnlisted([sale({}), sale({ saleId: '2' })], '1')).toBe(false)
  expect(wasUnlisted([sale({})], '2')).toBe(true)
})

it('was posted where there is a wish that was not there before', () => {
  const asked = { price: 500, quantity: 2 }
  expect(wasPosted([want({}), want({ price: 501 })], asked, [])).toBe(true)
  expect(wasPosted([want({})], asked, ['1'])).toBe(false)
  expect(wasPosted([want({ remain: 1 })], asked, [])).toBe(true)
  for (const other of [{ price: 501 }, { quantity: 3 }, { status: 'DONE' }])
    expect(wasPosted([want(other)], asked, [])).toBe(false)
  // The earlier wishes are unknown: nothing is wished for twice.
  expect(wasPosted([want({})], asked, undefined)).toBe(true)
  expect(wasPosted([want({ remain: 1 })], asked, undefined)).toBe(false)
})

it('was cancelled where the wish is not open any more', () => {
  expect(wasCancelled([want({}), want({ tradeId: '2' })], '1')).toBe(false)
  expect(wasCancelled([want({ status: 'CANCELLED' })], '1')).toBe(true)
  expect(wasCancelled([want({})], '2')).toBe(true)
})

it('reads what was written down before a move, whatever became of it in storage', () => {
  expect(knownIds(['1', 2, null])).toEqual(['1'])
  expect(knownIds('1')).toBeUndefined()
})
