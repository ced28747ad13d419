import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePolling } from './usePolling'

const EVERY_MS = 60_000
const run = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  vi.useFakeTimers()
  setVisibility('visible')
  run.mockReset().mockResolvedValue(undefined)
})

const poll = (enabled = true) =>
  renderHook((props) => usePolling(run, { everyMs: EVERY_MS, ...props }), {
    initialProps: { enabled },
  })
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
}
function show(state: DocumentVisibilityState): void {
  setVisibility(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('runs once each interval, first after one', async () => {
  poll()
  await wait(EVERY_MS - 1)
  expect(run).not.toHaveBeenCalled()
  await wait(1)
  expect(run).toHaveBeenCalledTimes(1)
  await wait(2 * EVERY_MS)
  expect(run).toHaveBeenCalledTimes(3)
})

test('does not run while the page is hidden, and runs at once when it comes back late', async () => {
  poll()
  show('hidden')
  await wait(5 * EVERY_MS)
  expect(run).not.toHaveBeenCalled()
  show('visible')
  await wait(0)
  expect(run).toHaveBeenCalledTimes(1)
})

test('keeps its interval when the page was hidden for a moment', async () => {
  poll()
  await wait(20_000)
  show('hidden')
  await wait(20_000)
  show('visible')
  await wait(EVERY_MS - 40_001)
  expect(run).not.toHaveBeenCalled()
  await wait(1)
  expect(run).toHaveBeenCalledTimes(1)
})

test('waits longer after each failure, up to eight intervals, and as usual after a success', async () => {
  run.mockRejectedValue(new Error('no network'))
  poll()
  await wait(EVERY_MS)
  for (const factor of [2, 4, 8, 8]) {
    run.mockClear()
    await wait(factor * EVERY_MS - 1)
    expect(run).not.toHaveBeenCalled()
    await wait(1)
    expect(run).toHaveBeenCalledTimes(1)
  }
  run.mockClear().mockResolvedValue(undefined)
  await wait(9 * EVERY_MS)
  expect(run).toHaveBeenCalledTimes(2)
})

test('never runs twice at the same time', async () => {
  let finish = () => {}
  run.mockReturnValue(new Promise<void>((resolve) => (finish = resolve)))
  poll()
  await wait(EVERY_MS)
  show('hidden')
  show('visible')
  await wait(3 * EVERY_MS)
  expect(run).toHaveBeenCalledTimes(1)
  finish()
  await wait(EVERY_MS)
  expect(run).toHaveBeenCalledTimes(2)
})

test('stops when it is switched off, and when its page is left', async () => {
  const { rerender, unmount } = poll()
  rerender({ enabled: false })
  await wait(2 * EVERY_MS)
  expect(run).not.toHaveBeenCalled()
  rerender({ enabled: true })
  await wait(EVERY_MS)
  expect(run).toHaveBeenCalledTimes(1)
  unmount()
  show('visible')
  await wait(2 * EVERY_MS)
  expect(run).toHaveBeenCalledTimes(1)
})

test('waits as the page says after failures, where it says so', async () => {
  run.mockRejectedValue(new Error('no network'))
  const delayAfter = (failures: number) => (failures < 2 ? 10_000 : 30_000)
  renderHook(() => usePolling(run, { everyMs: 10_000, delayAfter }))
  await wait(20_000)
  expect(run).toHaveBeenCalledTimes(2)
  await wait(29_999)
  expect(run).toHaveBeenCalledTimes(2)
  await wait(1)
  expect(run).toHaveBeenCalledTimes(3)
})
