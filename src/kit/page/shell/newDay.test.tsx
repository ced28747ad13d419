import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '@/kit/query/queryClient'
import { syncServerClock } from '@/lib/serverClock'
import { useNewDay } from './useNewDay'

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

afterEach(() => {
  vi.useRealTimers()
})

test('at midnight everything is asked for anew, and once more for a platform that is behind; not before', () => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const ask = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
  syncServerClock('2026-11-25 12:00:00')
  const { unmount } = renderHook(useNewDay)
  // The clock was a day ahead; an answer sets it.
  act(() => syncServerClock('2026-11-24 23:58:00'))
  pass(120_000)
  expect(ask).not.toHaveBeenCalled()
  pass(1000)
  expect(ask).toHaveBeenCalledTimes(1)
  pass(60_000)
  expect(ask).toHaveBeenCalledTimes(2)
  // No effect can run within the step in which the day turns.
  pass(86_400_000)
  pass(60_000)
  expect(ask).toHaveBeenCalledTimes(4)
  unmount()
})
