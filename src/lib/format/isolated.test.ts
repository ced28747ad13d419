import { expect, test } from 'vitest'
import { isolated } from './isolated'

test.each(['שלום', 'مرحبا', 'abc ש', '\u{10900}'])('%s is kept apart from what follows', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})

test.each(['', '星河', 'abc 12', '👨‍👩‍👧', 'नमस्ते'])('%j stays as it is', (name) => {
  expect(isolated(name)).toBe(name)
})
