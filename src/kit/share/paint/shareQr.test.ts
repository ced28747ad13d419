import fc from 'fast-check'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { QUIET_ZONE, qrModules, qrPath, showsQr, type QrModules } from './qr'

const LINK =
  'https://m.example/mfuwu/shareRegister?inviteCode=K7QW2M9X&shareUid=6123456789012345678'
const WHOLE = { left: 0, top: 0, width: 1, height: 1 }

const modulesOf = (content: string): QrModules => qrModules(content) ?? []

/** The area painted by the SVG path, on a grid with the quiet zone around it. */
function paint(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let at = 0; at < Number(width); at++) (grid[Number(y)] as boolean[])[Number(x) + at] = true
  return grid
}

function scan(modules: QrModules, unit = 4): string | undefined {
  const side = (modules.length + 2 * QUIET_ZONE) * unit
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return
      for (let dy = 0; dy < unit; dy++)
        for (let dx = 0; dx < unit; dx++) {
          const at = (((y + QUIET_ZONE) * unit + dy) * side + (x + QUIET_ZONE) * unit + dx) * 4
          pixels.fill(0, at, at + 3)
        }
    }),
  )
  return jsQR(pixels, side, side)?.data
}

describe('the code of an address', () => {
  test('scans back from the path that is drawn', () => {
    const modules = modulesOf(LINK)
    expect(scan(paint(qrPath(modules), modules.length))).toBe(LINK)
  })

  test('is drawn run by run', () => {
    const path = qrPath([
      [true, true, false, true],
      [false, false, true, false],
    ])
    expect(path).toBe('M0 0h2v1H0zM3 0h1v1H3zM2 1h1v1H2z')
  })

  test('of six hundred characters is the longest', () => {
    const link = `https://m.example/${'x'.repeat(582)}`
    expect(qrModules(link)).toBeDefined()
    expect(qrModules(`${link}x`)).toBeUndefined()
  })

  test('whatever the invite code and the id', () => {
    const code = fc.stringMatching(/^[A-Za-z0-9]{4,16}$/)
    const uid = fc.stringMatching(/^[1-9]\d{0,18}$/)
    fc.assert(
      fc.property(code, uid, (inviteCode, shareUid) => {
        const link = `https://m.example/mfuwu/soul?inviteCode=${inviteCode}&shareUid=${shareUid}`
        const modules = modulesOf(link)
        expect(scan(paint(qrPath(modules), modules.length))).toBe(link)
      }),
      { numRuns: 25 },
    )
  })

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    'mfuwu://open',
    'hello',
    `https://m.example/${'x'.repeat(700)}`,
  ])('none for %j', (content) => {
    expect(qrModules(content)).toBeUndefined()
  })
})

describe('whether a picture shows the code', () => {
  const modules = modulesOf(LINK)
  const size = modules.length
  const good = (x: number, y: number) =>
    modules[Math.floor(y * size)]?.[Math.floor(x * size)] ? 12 : 250

  test('it does, wherever in the picture', () => {
    expect(showsQr(modules, WHOLE, good)).toBe(true)
    const box = { left: 0.5, top: 0.7, width: 0.3, height: 0.2 }
    const placed = (x: number, y: number) => good((x - 0.5) / 0.3, (y - 0.7) / 0.2)
    expect(showsQr(modules, box, placed)).toBe(true)
  })

  test('a white, a black and an empty picture do not', () => {
    for (const lightness of [255, 0, Number.NaN])
      expect(showsQr(modules, WHOLE, () => lightness)).toBe(false)
    expect(showsQr([], WHOLE, good)).toBe(false)
  })

  test('two modules of a hundred may be wrong', () => {
    const square = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => true))
    const wrong = (count: number) => (x: number, y: number) =>
      Math.floor(y * 10) * 10 + Math.floor(x * 10) < count ? 128 : 127
    expect(showsQr(square, WHOLE, wrong(2))).toBe(true)
    expect(showsQr(square, WHOLE, wrong(3))).toBe(false)
  })

  test('another code and half a code do not', () => {
    const other = modulesOf(LINK.replace('K7QW2M9X', 'A1B2C3D4'))
    expect(showsQr(other, WHOLE, good)).toBe(false)
    expect(showsQr(modules, WHOLE, (x, y) => (y > 0.5 ? 255 : good(x, y)))).toBe(false)
  })
})
