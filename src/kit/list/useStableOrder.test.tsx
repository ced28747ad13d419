import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useStableOrder } from './useStableOrder'

const show = (rows: string) =>
  renderHook(({ of }) => useStableOrder(of.split(''), (row) => row).join(''), {
    initialProps: { of: rows },
  })

test('rows stay where they were first seen, new ones come last, and the next visit begins anew', () => {
  const { result, rerender } = show('abc')
  rerender({ of: 'bca' })
  expect(result.current).toBe('abc')
  rerender({ of: 'dbca' })
  expect(result.current).toBe('abcd')
  rerender({ of: 'db' })
  expect(result.current).toBe('bd')
  expect(show('dbca').result.current).toBe('dbca')
})
