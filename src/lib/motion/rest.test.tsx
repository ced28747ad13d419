import { expect, test, vi } from 'vitest'
import { whenIdle } from './rest'

test.each([
  ['missing', undefined],
  ['an element with that id', document.createElement('section')],
])('runs by a timer where the idle callback is %s', (_, value) => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', value)
  const run = vi.fn()
  whenIdle(run)
  const takeBack = whenIdle(run)
  takeBack()
  vi.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledOnce()
})
