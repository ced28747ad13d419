import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { AmountInput } from './AmountInput'
import { QuantityInput } from './QuantityInput'
import { cleanAmount, formatAmount, parseAmount, shareOf, typedAmount } from './money'
import { withinLimits } from './quantity'

const units = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })

describe('what is typed', () => {
  test.each([
    ['1,000', 0, '1000'],
    ['１，０００', 0, '1000'],
    [' 1 000 积分', 0, '1000'],
    ['007', 0, '7'],
    ['0', 0, '0'],
    ['-5', 0, '5'],
    ['12.5', 0, '12'],
    ['1e5', 0, '15'],
    ['', 0, ''],
    ['¥1,234.567', 2, '1234.56'],
    ['1。5', 2, '1.5'],
    ['.5', 2, '0.5'],
    ['5.', 2, '5.'],
    ['1.2.3', 2, '1.23'],
    ['9'.repeat(30), 0, '9'.repeat(15)],
  ])('%j with %i decimals is %j', (text, decimals, cleaned) => {
    expect(cleanAmount(text, decimals)).toBe(cleaned)
  })

  test('whatever gets in is empty or an amount, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(0, 1, 2), (text, decimals) => {
        const cleaned = cleanAmount(text, decimals)
        expect(cleanAmount(cleaned, decimals)).toBe(cleaned)
        if (cleaned !== '') expect(parseAmount(cleaned, decimals)).toBeTypeOf('number')
      }),
    )
  })

  test('an amount survives being written and read', () => {
    fc.assert(
      fc.property(units, fc.constantFrom(0, 1, 2, 6), (amount, decimals) => {
        expect(parseAmount(typedAmount(amount, decimals), decimals)).toBe(amount)
        expect(parseAmount(formatAmount(amount, decimals).replace(/,/g, ''), decimals)).toBe(amount)
      }),
    )
  })

  test.each(['', '.', '1,000', '-1', '1.234', '1e3', '99999999999999999', 'NaN'])(
    '%j is no amount of money',
    (text) => expect(parseAmount(text, 2)).toBeUndefined(),
  )
})

describe('what is shown', () => {
  test.each([
    [0, 2, '0.00'],
    [5, 2, '0.05'],
    [123_456, 2, '1,234.56'],
    [1_234_567, 0, '1,234,567'],
    [999, 0, '999'],
    [Number.NaN, 2, '0.00'],
    [-1, 0, '0'],
  ])('%d with %i decimals is %j', (amount, decimals, text) => {
    expect(formatAmount(amount, decimals)).toBe(text)
  })

  test('typed amounts carry no needless digits', () => {
    expect([typedAmount(1250, 2), typedAmount(1200, 2), typedAmount(1000)]).toEqual([
      '12.5',
      '12',
      '1000',
    ])
  })
})

describe('a share', () => {
  test.each([
    [100, 0.015, 'down', 1],
    [100, 0.015, 'half-up', 2],
    [100, 0.015, 'up', 2],
    [100, 0.014, 'half-up', 1],
    [1000, 0.001, 'up', 1],
    // 1.005 * 1000 is 1004.9999999999999 for a double.
    [1000, 1.005, 'down', 1005],
    [3, 1e-7, 'up', 1],
    [5, 2, 'half-up', 10],
    [100, 0, 'up', 0],
    [100, Number.NaN, 'up', 0],
    [100, -1, 'up', 0],
    [9_007_199_254_740_991, 1, 'down', 9_007_199_254_740_991],
  ] as const)('%d at %d, rounded %s, is %d', (amount, rate, rounding, share) => {
    expect(shareOf(amount, rate, rounding)).toBe(share)
  })

  test('down, half up and up never differ by more than one, and lie around the true share', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 })
    const thousandths = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(cents, thousandths, (amount, rate) => {
        const [down, half, up] = (['down', 'half-up', 'up'] as const).map((rounding) =>
          shareOf(amount, rate / 1000, rounding),
        ) as [number, number, number]
        const exact = BigInt(amount) * BigInt(rate)
        expect(BigInt(down)).toBe(exact / 1000n)
        expect(up - down).toBe(exact % 1000n === 0n ? 0 : 1)
        expect(half).toBe(exact % 1000n >= 500n ? up : down)
      }),
    )
  })

  test('a fee and what is left are the amount again', () => {
    fc.assert(
      fc.property(units, fc.double({ min: 0, max: 1, noNaN: true }), (amount, rate) => {
        const fee = shareOf(amount, rate, 'half-up')
        expect(fee).toBeGreaterThanOrEqual(0)
        expect(fee).toBeLessThanOrEqual(amount)
      }),
    )
  })
})

function Amount({ decimals = 0 }: { decimals?: number }) {
  const [value, setValue] = useState('')
  return (
    <AmountInput
      label="兑现数量"
      value={value}
      onChange={setValue}
      decimals={decimals}
      chips={[
        { label: '最小', amount: 100 },
        { label: '全部', amount: 12_345 },
      ]}
      {...(value === '' && { error: '请输入兑现数量' })}
    />
  )
}

describe('AmountInput', () => {
  test('takes digits only, also from a paste', async () => {
    const user = userEvent.setup()
    render(<Amount />)
    const field = screen.getByRole('textbox', { name: '兑现数量' })
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAccessibleDescription('请输入兑现数量')
    await user.click(field)
    await user.paste('1,000')
    expect(field).toHaveValue('1000')
    expect(field).not.toHaveAccessibleDescription()
    await user.type(field, 'a5')
    expect(field).toHaveValue('10005')
  })

  test('a chip fills in its amount and shows as chosen', async () => {
    const user = userEvent.setup()
    render(<Amount decimals={2} />)
    await user.click(screen.getByRole('button', { name: '全部' }))
    expect(screen.getByRole('textbox')).toHaveValue('123.45')
    expect(screen.getByRole('button', { name: '全部', pressed: true })).toBeVisible()
    expect(screen.getByRole('button', { name: '最小', pressed: false })).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal')
  })
})

function Quantity({ max = 5 }: { max?: number }) {
  const [value, setValue] = useState(1)
  return <QuantityInput label="数量" value={value} onChange={setValue} max={max} />
}

describe('QuantityInput', () => {
  test('steps within its limits', async () => {
    const user = userEvent.setup()
    render(<Quantity max={2} />)
    const more = screen.getByRole('button', { name: '增加' })
    const fewer = screen.getByRole('button', { name: '减少' })
    expect(fewer).toBeDisabled()
    await user.click(more)
    expect(screen.getByRole('textbox', { name: '数量' })).toHaveValue('2')
    expect(more).toBeDisabled()
    await user.click(fewer)
    expect(screen.getByRole('textbox')).toHaveValue('1')
  })

  test('typed numbers come within the limits when they are done; nothing typed changes nothing', async () => {
    const user = userEvent.setup()
    render(<Quantity />)
    const field = screen.getByRole('textbox')
    await user.clear(field)
    await user.type(field, '99{Enter}')
    expect(field).toHaveValue('5')
    await user.clear(field)
    await user.tab()
    expect(field).toHaveValue('5')
    await user.clear(field)
    await user.type(field, '0')
    await user.tab()
    expect(field).toHaveValue('1')
  })

  test('limits hold for any number', () => {
    const limit = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(fc.double(), limit, limit, (quantity, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a]
        const taken = withinLimits(quantity, min, max)
        expect(taken).toBeGreaterThanOrEqual(min)
        expect(taken).toBeLessThanOrEqual(max)
        expect(Number.isInteger(taken)).toBe(true)
      }),
    )
  })
})
