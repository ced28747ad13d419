import { expect, test } from 'vitest'
import { oneOf, optionalAmount, optionalCount, optionalFlag, urls, wholePhone } from './read'
import type { Reader } from './read'

test.each<[string, Reader<unknown>, unknown, unknown]>([
  ['count', optionalCount, 5, 5],
  ['count', optionalCount, '5.9', 5],
  ['count', optionalCount, 0, 0],
  ['count', optionalCount, -1, undefined],
  ['count', optionalCount, null, undefined],
  ['count', optionalCount, 'x', undefined],
  ['amount', optionalAmount, '5.5', 5.5],
  ['amount', optionalAmount, 0, 0],
  ['amount', optionalAmount, -1, undefined],
  ['amount', optionalAmount, '1e999', undefined],
  ['amount', optionalAmount, undefined, undefined],
  ['flag', optionalFlag, 1, true],
  ['flag', optionalFlag, '0', false],
  ['flag', optionalFlag, '', undefined],
  ['flag', optionalFlag, null, undefined],
  ['flag', optionalFlag, undefined, undefined],
])('a %s that may be missing: %j reads %j', (_, reader, given, read) => {
  expect(reader(given)).toBe(read)
})

test('what is no words comes without blanks, and a number to call whole', () => {
  expect(urls([' /a ', ' ', '/b'])).toEqual(['/a', '/b'])
  expect(wholePhone(' 13800138000 ')).toBe('13800138000')
  expect(oneOf('NONE', 'DONE')('DONE')).toBe('DONE')
})
