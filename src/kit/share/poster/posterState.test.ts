import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linesOf } from '@/kit/share/paint/plainPoster'
import { afterLoad, expiryText, isExpired, readCode } from './posterState'

const LINK = 'https://m.example/mfuwu/soul?inviteCode=K7QW2M9X'
const END = '2026-11-27 12:00:30'
const END_MS = Date.UTC(2026, 10, 27, 4, 0, 30)

describe('what the platform says about a code', () => {
  test('a good one is kept, with its end in words', () => {
    const code = readCode({ qrcodeContent: ` ${LINK} `, expireAt: END })
    expect(code?.content).toBe(LINK)
    expect(code && expiryText(code)).toBe('有效期至 2026-11-27 12:00')
    const state = afterLoad({ qrcodeContent: LINK, expireAt: END }, END_MS - 1)
    expect(state).toEqual({ step: 'loading', code })
  })

  test.each(['', '  ', 'javascript:alert(1)', 'data:text/html,x'])('%j fails', (qrcodeContent) => {
    expect(afterLoad({ qrcodeContent, expireAt: '' }, 0)).toEqual({ step: 'failed' })
  })

  test('an old one is expired, to the millisecond', () => {
    const at = (now: number) => afterLoad({ qrcodeContent: LINK, expireAt: END }, now)
    expect(at(END_MS - 1).step).toBe('loading')
    expect(at(END_MS)).toEqual({ step: 'expired' })
  })

  test.each(['', 'soon', '2026-02-31 00:00:00'])('an end of %j is none', (expireAt) => {
    const code = readCode({ qrcodeContent: LINK, expireAt })
    expect(code && isExpired(code, Number.MAX_SAFE_INTEGER)).toBe(false)
    expect(code && expiryText(code)).toBe('')
  })
})

describe('a text on the plain poster', () => {
  const widthOf = (text: string) => Array.from(text).length * 10
  const lines = (text: string, width: number, most = 1) => linesOf(text, width, most, widthOf)

  test('is broken between letters, and cut where there is no more space', () => {
    expect(lines('数字世界', 40)).toEqual(['数字世界'])
    expect(lines('数字世界的原住民', 50)).toEqual(['数字世界…'])
    expect(lines('数字世界的原住民', 50, 2)).toEqual(['数字世界的', '原住民'])
    expect(lines('数字世界的原住民计划开始了', 50, 2)).toEqual(['数字世界的', '原住民计…'])
    expect(lines('🪐🌙🌟', 20)).toEqual(['🪐…'])
    expect(lines('', 20)).toEqual([''])
  })

  test('always fits, and loses nothing but its end', () => {
    const text = fc
      .array(fc.constantFrom('数', '字', 'a', '🪐', ' '))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(
        text,
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (all, letters, most) => {
          const made = lines(all, letters * 10, most)
          expect(made.length).toBeLessThanOrEqual(most)
          for (const line of made) expect(widthOf(line)).toBeLessThanOrEqual(letters * 10)
          const whole = made.join('')
          expect(whole === all || (whole.endsWith('…') && all.startsWith(whole.slice(0, -1)))).toBe(
            true,
          )
        },
      ),
    )
  })
})
