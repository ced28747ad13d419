import { describe, expect, test } from 'vitest'
import { balanceOf } from '@/campaigns/sign-in/balance'
import type { Balance } from '@/campaigns/sign-in/balance'

describe('the balance, which two calls tell', () => {
  const asked = (available: number | undefined) => ({ available })
  const after = (...answers: Parameters<typeof balanceOf>[1][]) =>
    answers.reduce<Balance | undefined>(balanceOf, undefined)?.value

  test('is what was asked for, else what the status says, else nothing', () => {
    expect(after({ told: 100, asked: asked(120) })).toBe(120)
    expect(after({ told: 100, asked: undefined })).toBe(100)
    expect(after({ told: 100, asked: asked(undefined) })).toBe(100)
    expect(after({ told: undefined, asked: undefined })).toBeUndefined()
  })

  test('a kept answer takes nothing back', () => {
    const kept = asked(100)
    expect(after({ told: 100, asked: kept }, { told: 110, asked: kept })).toBe(110)
    expect(
      after(
        { told: 100, asked: kept },
        { told: 110, asked: undefined },
        { told: 110, asked: kept },
      ),
    ).toBe(110)
    expect(after({ told: 100, asked: kept }, { told: 110, asked: asked(112) })).toBe(112)
    expect(after({ told: 0, asked: kept }, { told: 0, asked: kept })).toBe(100)
  })

  test('nothing is left of another person', () =>
    expect(after({ told: 100, asked: asked(860) }, { told: 100, asked: undefined })).toBe(100))
})
