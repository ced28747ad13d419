import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { AmountInput } from './AmountInput'
import { QuantityInput } from './QuantityInput'
import { withinLimits } from './quantity'

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
    expect(field).toHaveValue('1,000')
    expect(field).not.toHaveAccessibleDescription()
    await user.tab()
    expect(field).toHaveValue('1000')
    await user.type(field, 'a5')
    expect(field).toHaveValue('10005')
  })

  test('takes a decimal comma, and asks what could be two amounts', async () => {
    const user = userEvent.setup()
    render(<Amount decimals={2} />)
    const field = screen.getByRole('textbox', { name: '兑现数量' })
    await user.type(field, '12，5')
    expect(field).not.toHaveAccessibleDescription()
    await user.tab()
    expect(field).toHaveValue('12.5')
    await user.clear(field)
    await user.type(field, '1.234')
    await user.tab()
    expect(field).toHaveValue('1.234')
    expect(field).toHaveAccessibleDescription('请确认小数点：用“.”输入，最多2位小数')
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
    await user.clear(field)
    await user.type(field, ',')
    await user.tab()
    expect(field).toHaveValue('1')
  })

  test('a typed number counts before the field is left', async () => {
    const user = userEvent.setup()
    const onChange = vi.fn()
    render(<QuantityInput label="数量" value={1} onChange={onChange} max={5} />)
    await user.type(screen.getByRole('textbox'), '{Backspace}3')
    expect(onChange).toHaveBeenLastCalledWith(3)
  })

  test('limits hold for any number', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 1000 }), (quantity, max) => {
        const taken = withinLimits(quantity, max)
        expect(taken).toBeGreaterThanOrEqual(1)
        expect(taken).toBeLessThanOrEqual(max)
        expect(Number.isInteger(taken)).toBe(true)
      }),
    )
  })
})
