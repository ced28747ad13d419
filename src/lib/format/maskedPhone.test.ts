import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskedPhone } from './maskedPhone'

test.each([
  ['13800138000', '138****8000'],
  ['138 0013 8000', '138****8000'],
  ['138-0013-8000', '138****8000'],
  ['+8613800138000', '138****8000'],
  ['+86 138 0013 8000', '138****8000'],
  ['0086-13800138000', '138****8000'],
  ['86 13800138000', '138****8000'],
  ['１３８００１３８０００', '138****8000'],
  ['小王13800138000', '小王138****8000'],
  ['13800138000，13900139000', '138****8000,139****9000'],
])('%s reads %s', (text, masked) => expect(maskedPhone(text)).toBe(masked))

test.each(['138****8000', '星河拾光', '2026-11-20 09:30:00', '6138001380001234567', 'ＡＢＣ', ''])(
  '%s stays as it is',
  (text) => expect(maskedPhone(text)).toBe(text),
)

test('no whole phone is ever shown', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 13_000_000_000, max: 19_999_999_999 }),
      fc.constantFrom('', ' ', '-'),
      fc.constantFrom('', '+86', '+86 ', '0086', '电话：'),
      (phone, gap, before) => {
        const [, one, two, three] = /^(\d{3})(\d{4})(\d{4})$/.exec(String(phone)) ?? []
        const masked = maskedPhone(`${before}${one}${gap}${two}${gap}${three}`)
        expect(masked.replace(/\D/g, '')).toHaveLength(7)
      },
    ),
  )
})
