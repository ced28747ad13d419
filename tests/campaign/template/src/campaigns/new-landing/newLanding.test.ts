import { expect, test } from 'vitest'
import { viewOf } from './newLanding'

const guest = { done: undefined, waiting: false, loggedIn: false }

test.each([
  [guest, 'form'],
  [{ ...guest, waiting: true }, 'asking'],
  [{ ...guest, loggedIn: true }, 'old'],
  [{ ...guest, waiting: true, loggedIn: true }, 'old'],
  [{ ...guest, loggedIn: true, done: 'new' as const }, 'new'],
])('%o sees: %s', (visitor, view) => {
  expect(viewOf(visitor)).toBe(view)
})
