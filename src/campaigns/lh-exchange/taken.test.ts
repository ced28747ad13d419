import { expect, it } from 'vitest'
import { wasTaken } from './taken'

it.each([
  [{ available: 500, exchanged: 0, need: 100 }, { available: 400, exchanged: 1, need: 100 }, true],
  // Points spent elsewhere meanwhile prove nothing.
  [{ available: 500, exchanged: 0, need: 100 }, { available: 400, exchanged: 0, need: 100 }, false],
  [
    { available: 500, exchanged: undefined, need: 100 },
    { available: 400, exchanged: 1, need: 100 },
    true,
  ],
  [
    { available: 500, exchanged: 0, need: 100 },
    { available: 400, exchanged: undefined, need: undefined },
    true,
  ],
  [
    { available: 500, exchanged: undefined, need: 100 },
    { available: 450, exchanged: undefined, need: 100 },
    false,
  ],
  [
    { available: 500, exchanged: undefined, need: 0 },
    { available: 500, exchanged: undefined, need: 0 },
    false,
  ],
  [undefined, { available: 400, exchanged: 1, need: 100 }, false],
])('from %j to %j: %s', (before, now, taken) => {
  expect(wasTaken(before, now)).toBe(taken)
})
