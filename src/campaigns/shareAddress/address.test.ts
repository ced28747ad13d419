import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Land } from '@/api/land'
import { addressText, coordinatesOf, dayOf, factsOf, isOwner, nameOf, numberOf } from './address'

const PLOT = {
  landId: '60001',
  landNo: 'A-0318',
  name: '听潮小筑',
  planetName: '拾光星',
  coordX: 12,
  coordY: -8,
  areaSqm: 328,
  grade: 'S',
  visitCount: 1286,
}

describe('the address to copy', () => {
  it('has planet, coordinates, name and number', () => {
    expect(addressText(Land(PLOT))).toBe('【拾光星】X:12,Y:-8 听潮小筑 #A-0318')
  })

  it('keeps both signs, a zero and coordinates that come as text', () => {
    const at = (coordX: unknown, coordY: unknown) => addressText(Land({ ...PLOT, coordX, coordY }))
    expect(at(-1204, '-4096')).toContain('X:-1204,Y:-4096 ')
    expect(at(-0, 0)).toContain('X:0,Y:0 ')
  })

  it('leaves out what is unknown', () => {
    expect(addressText(Land({ ...PLOT, coordY: null }))).toBe('【拾光星】 听潮小筑 #A-0318')
    expect(addressText(Land({ landId: '900719925474099123' }))).toBe(
      '未命名地块 #900719925474099123',
    )
  })

  it('is one line without a phone number', () => {
    const name = '小筑\n 找 13800138000'
    expect(addressText(Land({ ...PLOT, name }))).toContain('小筑 找 138****8000 #')
  })

  it('never says undefined or NaN, whatever the coordinates are', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (coordX, coordY) => {
        const land = Land({ ...PLOT, coordX, coordY })
        expect(`${addressText(land)}${coordinatesOf(land)}`).not.toMatch(/undefined|NaN|Infinity/)
      }),
    )
  })
})

describe('what the page shows', () => {
  it('writes negative coordinates with a real minus', () => {
    expect(coordinatesOf({ coordX: 12, coordY: -8 })).toBe('X 12 · Y −8')
    expect(coordinatesOf({ coordX: 12, coordY: undefined })).toBe('')
  })

  it('shows dashes for figures that are missing', () => {
    expect(factsOf(Land(PLOT))).toEqual([
      { name: '等级', value: 'S' },
      { name: '面积', value: '328㎡' },
      { name: '到访', value: '1,286次' },
    ])
    expect(factsOf(Land({})).map(({ value }) => value)).toEqual(['--', '--', '0次'])
  })

  it('names a plot without a name, and numbers one without a number by its id', () => {
    expect(nameOf({ name: ' ' })).toBe('未命名地块')
    expect(numberOf({ landNo: '', landId: '7' })).toBe('#7')
  })

  it('reads the day of a stamp alone', () => {
    expect(dayOf('2026-03-12 08:00:00')).toBe('2026.03.12')
    expect([dayOf('soon'), dayOf('自2026-03-12')]).toEqual(['', ''])
  })
})

describe('whose plot it is', () => {
  it('is the own one by the uid alone', () => {
    expect(isOwner({ ownerUid: '7' }, '7')).toBe(true)
    expect(isOwner({ ownerUid: '7' }, '8')).toBe(false)
  })

  it('is nobody’s where neither side has a uid', () => {
    expect(isOwner({ ownerUid: '' }, '')).toBe(false)
    expect(isOwner({ ownerUid: '' }, undefined)).toBe(false)
  })
})
