import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { clockText, keepPosition, mediaOf, positionOf } from './media'

const HERE = 'https://m.example/mfuwu/shareFinancial'

describe('an address to play', () => {
  it('is a video by its file, and else listened to', () => {
    expect(mediaOf('https://cdn.example/a.mp4?sign=1', HERE)?.kind).toBe('video')
    expect(mediaOf('https://cdn.example/a.m3u8', HERE)?.kind).toBe('video')
    expect(mediaOf('https://cdn.example/a.mp3', HERE)?.kind).toBe('audio')
    expect(mediaOf('https://cdn.example/stream?file=a.mp4', HERE)?.kind).toBe('audio')
  })

  it('may be a path of our own', () => {
    expect(mediaOf(' /media/1.wav ', HERE)).toEqual({
      src: 'https://m.example/media/1.wav',
      kind: 'audio',
    })
  })

  it.each(['', '  ', 'javascript:alert(1)', 'data:audio/wav;base64,AA', 'blob:x', 'file:///a.mp3'])(
    'is none: %j',
    (url) => {
      expect(mediaOf(url, HERE)).toBeUndefined()
    },
  )
})

describe('a length', () => {
  it.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [75, '01:15'],
    [3725, '62:05'],
    [-3, '00:00'],
    [Number.NaN, '00:00'],
    [Infinity, '00:00'],
  ])('%d is %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })

  it('always has minutes and two digits of seconds below 60', () => {
    fc.assert(
      fc.property(fc.double({ max: 1e15, noDefaultInfinity: true }), (seconds) => {
        expect(clockText(seconds)).toMatch(/^\d{2,}:[0-5]\d$/)
      }),
    )
  })
})

it('a position is kept in whole seconds, and none at the beginning or where it is damaged', () => {
  const values = new Map<string, string>()
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  })
  keepPosition('1', 75.9)
  expect([positionOf('1'), positionOf('2')]).toEqual([75, 0])
  for (const damaged of ['-3', 'Infinity', 'x']) {
    for (const key of values.keys()) values.set(key, damaged)
    expect(positionOf('1')).toBe(0)
  }
  keepPosition('1', 0.9)
  expect(values.size).toBe(0)
})
