import { expect, test } from 'vitest'
import { scrolledTo } from './useScrollAway'

const READING = { y: 400, isAway: true }
const STILL = { y: 400, isAway: false }

test.each([
  ['reading on puts it away', STILL, 420, { y: 420, isAway: true }],
  ['a finger that trembles changes nothing', STILL, 408, STILL],
  [
    'slow reading counts from where it began',
    scrolledTo(STILL, 408),
    412,
    { y: 412, isAway: true },
  ],
  ['the way back brings it', READING, 380, { y: 380, isAway: false }],
  ['the top brings it', READING, 80, { y: 80, isAway: false }],
  ['pulling beyond the top keeps it', { y: 0, isAway: false }, -40, { y: -40, isAway: false }],
])('%s', (_, before, to, after) => expect(scrolledTo(before, to)).toEqual(after))
