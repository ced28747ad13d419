import { beforeEach, expect, it, vi } from 'vitest'
import { afterFirstFrame } from './firstFrame'

let draw: FrameRequestCallback[] = []

beforeEach(() => {
  draw = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => draw.push(callback))
})

function waiting() {
  const done = vi.fn()
  void afterFirstFrame().then(done)
  return done
}

it('goes on behind the frame, not in it', async () => {
  const done = waiting()
  await vi.advanceTimersByTimeAsync(100)
  for (const callback of draw) callback(0)
  await Promise.resolve()
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
})

it('waits half a second at most for a browser that draws nothing', async () => {
  const done = waiting()
  await vi.advanceTimersByTimeAsync(499)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

it('does not wait in the background', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const done = waiting()
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalledOnce()
})
