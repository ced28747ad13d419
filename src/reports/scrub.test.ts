import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrub, scrubName, scrubStack } from './scrub'

const WORDS = fc.constantFrom(
  'failed',
  'to fetch',
  'TypeError',
  'is not',
  'undefined,',
  '(see',
  ':',
)
const around = (secret: fc.Arbitrary<string>) =>
  fc.tuple(fc.array(WORDS), secret, fc.array(WORDS)).map(([before, inner, after]) => ({
    inner,
    text: [...before, inner, ...after].join(' '),
  }))
const digits = (minLength: number, maxLength = minLength) =>
  fc.stringMatching(new RegExp(`^[1-9]\\d{${minLength - 1},${maxLength - 1}}$`))
const letters = (min: number, max: number) =>
  fc.stringMatching(new RegExp(`^[A-Za-z0-9_-]{${min},${max}}$`))

/** No secret of this kind is left, whatever is around it. */
function neverLeaves(
  secret: fc.Arbitrary<string>,
  isLeft: (clean: string, inner: string) => boolean,
) {
  fc.assert(
    fc.property(around(secret), ({ text, inner }) => {
      expect(isLeft(scrub(text), inner), scrub(text)).toBe(false)
    }),
  )
}

const hasLongNumber = (clean: string) => /\d(?:[ .()-]{0,3}\d){4}/.test(clean)

describe('what never leaves the device in a message', () => {
  it('a number of five digits or more', () => neverLeaves(digits(5, 19), hasLongNumber))

  it('a phone number, however it is grouped', () => {
    const phone = fc
      .tuple(fc.constantFrom('', '+86 ', '0086-', '(86)'), digits(3), digits(4), digits(4))
      .chain(([country, ...parts]) =>
        fc.constantFrom('', '-', ' ', ' - ').map((by) => country + parts.join(by)),
      )
    neverLeaves(phone, hasLongNumber)
  })

  it('a token: a JWT, what follows Bearer, a long run, the value of a field that says so', () => {
    const contains = (clean: string, inner: string) =>
      clean.includes(inner.replace(/^(?:Bearer |token=|"accessToken": ?)/, ''))
    neverLeaves(
      fc.tuple(letters(8, 30), letters(8, 30)).map(([a, b]) => `eyJ${a}.${b}`),
      contains,
    )
    neverLeaves(
      letters(3, 60).map((token) => `Bearer ~${token}`),
      contains,
    )
    neverLeaves(letters(32, 80), contains)
    neverLeaves(
      letters(3, 40).map((token) => `token=~${token}`),
      contains,
    )
  })

  it('a query, and the rest of the address', () => {
    const address = fc
      .tuple(
        fc.constantFrom('https://www.example.com', '', 'blob:https://a.example'),
        letters(1, 12),
        letters(4, 12),
      )
      .map(([origin, path, value]) => `${origin}/mfuwu/x${path}?name=~${value}&b=~${value}#top`)
    neverLeaves(address, (clean) => clean.includes('~') || clean.includes('mfuwu/x'))
  })

  it('what a person has typed: in quotes, or in other letters than a browser’s', () => {
    const text = fc.stringMatching(/^~[\w ,.-]{2,60}$/)
    const marks = fc.constantFrom('""', "''", '``')
    const typed = fc
      .tuple(text, marks)
      .map(([inner, pair]) => pair.charAt(0) + inner + pair.charAt(1))
    neverLeaves(typed, (clean) => clean.includes('~'))
    neverLeaves(fc.stringMatching(/^[一-龥，。！？（）“”「」０-９]{1,40}$/), (clean, inner) =>
      inner.split('').some((letter) => clean.includes(letter)),
    )
  })

  it('more than 200 characters, or any other letter than a browser’s', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 600 }),
          around(fc.string()).map(({ text }) => text),
        ),
        (text) => {
          const clean = scrub(text)
          expect(clean.length).toBeLessThanOrEqual(200)
          expect(clean).toMatch(/^[ -~…]*$/)
          expect(hasLongNumber(clean)).toBe(false)
        },
      ),
    )
  })

  it('is looked for in the first 2,000 characters alone, however long the text is', () => {
    expect(scrub(`${' '.repeat(1990)}TypeError.`)).toBe('TypeError.')
    expect(scrub(`${' '.repeat(2000)}TypeError.`)).toBe('')
  })
})

describe('what is left of a message', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'map')",
      "Cannot read properties of undefined (reading 'map')",
    ],
    [
      "undefined is not an object (evaluating 'list.rows')",
      "undefined is not an object (evaluating 'list.rows')",
    ],
    ["Can't find variable: foo", "Can't find variable: foo"],
    ['facilitator/appTitle: http 504', 'facilitator/appTitle: http 504'],
    [
      'Failed to fetch dynamically imported module: https://www.example.com/mfuwu/assets/page-sign-in-BxT3k9Ab.js',
      'Failed to fetch dynamically imported module: page-sign-in.js',
    ],
    [
      'Unable to preload CSS for /mfuwu/assets/page-sign-in-BxT3k9Ab.css',
      'Unable to preload CSS for page-sign-in.css',
    ],
    ['Loading chunk /trends-detail/:id failed', 'Loading chunk /trends-detail/:id failed'],
    ['Loading chunk /trends-detail/20001 failed', 'Loading chunk … failed'],
    [
      `Unexpected token '<', "<!doctype "... is not valid JSON`,
      `Unexpected token '…', '…'... is not valid JSON`,
    ],
    ['user 13800138000 said 你好 to a@b.example', 'user # said … to #'],
  ])('of %j: %j', (message, clean) => expect(scrub(message)).toBe(clean))
})

describe('a stack', () => {
  const CHROME = `TypeError: Cannot read 'secret 13800138000'
    at Board (https://www.example.com/mfuwu/assets/page-sign-in-BxT3k9Ab.js:1:48213)
    at async Promise.all (index 0)
    at https://www.example.com/mfuwu/assets/index-AbCdEfGh.js?v=13800138000:12:7
    at eval (eval at go (13800138000), <anonymous>:1:1)`
  const SAFARI = `board@https://www.example.com/mfuwu/assets/page-sign-in-BxT3k9Ab.js:1:48213
https://www.example.com/mfuwu/sign-in?uid=13800138000:3:1
[native code]`

  it('is its frames alone, each with name, file, line and column', () => {
    expect(scrubStack(CHROME)).toEqual(['Board@page-sign-in.js:1:48213', '@index.js:12:7'])
    expect(scrubStack(SAFARI)).toEqual(['board@page-sign-in.js:1:48213'])
  })

  it('has eight frames at most, and never a word of the message', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), (message, count) => {
        const lines = Array.from({ length: count }, (_, row) => `    at f (/a.js:${row}:1)`)
        const frames = scrubStack([`Error: ~${message}`, ...lines].join('\n'))
        expect(frames.length).toBeLessThanOrEqual(8)
        expect(frames.join('')).not.toContain('~')
      }),
    )
  })
})

it('an error’s name is one, or Error', () => {
  expect(scrubName('TypeError')).toBe('TypeError')
  for (const name of [undefined, 5, '', 'a b', 'Name13800138000', 'x'.repeat(50)])
    expect(scrubName(name)).toBe('Error')
})
