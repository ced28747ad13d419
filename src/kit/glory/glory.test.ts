import { expect, it } from 'vitest'
import { isGlory, lengthOf } from './glory'

it.each([
  ['', 0],
  ['  灯  ', 1],
  ['灯火', 2],
  ['👨‍👩‍👧‍👦🏳️‍🌈', 2],
  ['灯🔥', 2],
])('counts 「%s」 as %i', (text, length) => expect(lengthOf(text)).toBe(length))

it.each([
  ['灯', false],
  ['🔥', false],
  ['灯火', true],
  ['🔥'.repeat(20), true],
  ['灯'.repeat(21), false],
  [' '.repeat(8), false],
])('takes 「%s」: %s', (text, taken) => expect(isGlory(text)).toBe(taken))
