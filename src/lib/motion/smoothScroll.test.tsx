import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EASINGS } from './easing'
import { SCROLL_DURATION_MS, smoothScroll } from './smoothScroll'

const FRAME_MS = 16
let positions: number[]
let reduced: boolean

/** easeInOutQuint written out a second time, from its definition. */
function quint(t: number): number {
  const half = (x: number) => x * x * x * x * x
  return t < 0.5 ? half(2 * t) / 2 : 1 - half(2 * (1 - t)) / 2
}

function nextFrames(count: number) {
  for (let index = 0; index < count; index++) vi.advanceTimersByTime(FRAME_MS)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  positions = []
  reduced = false
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', ({ top, behavior }: ScrollToOptions) => {
    expect(behavior).toBe('instant')
    positions.push(top ?? Number.NaN)
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query === '(prefers-reduced-motion: reduce)',
  }))
})

describe('smoothScroll', () => {
  it('follows easeInOutQuint frame by frame for 1800 ms and comes to rest on the target', () => {
    vi.stubGlobal('scrollY', 100)
    smoothScroll({ target: () => 1100 })
    const frames = Math.ceil(SCROLL_DURATION_MS / FRAME_MS)
    nextFrames(frames + 20)
    expect(positions).toHaveLength(frames)
    positions.forEach((position, index) => {
      const t = Math.min(((index + 1) * FRAME_MS) / 1800, 1)
      expect(position).toBeCloseTo(100 + 1000 * quint(t), 6)
    })
    expect(positions.at(-1)).toBe(1100)
  })

  it('goes up as well, and by another easing and duration', () => {
    vi.stubGlobal('scrollY', 500)
    smoothScroll({ target: () => 0, durationMs: 320, easing: 'linear' })
    nextFrames(10)
    expect(positions.at(-1)).toBeCloseTo(250)
    nextFrames(30)
    expect(positions.at(-1)).toBe(0)
    expect(positions).toHaveLength(20)
  })

  it('reaches a target that moves while an image loads', () => {
    let top = 1000
    smoothScroll({ target: () => top })
    nextFrames(60)
    top = 1400
    nextFrames(80)
    expect(positions.at(-1)).toBe(1400)
  })

  it.each(['touchstart', 'wheel', 'keydown'])('ends at once at a %s', (name) => {
    smoothScroll({ target: () => 1000 })
    nextFrames(10)
    window.dispatchEvent(new Event(name))
    nextFrames(200)
    expect(positions).toHaveLength(10)
  })

  it('ends when it is stopped', () => {
    const stop = smoothScroll({ target: () => 1000 })
    nextFrames(3)
    stop()
    nextFrames(200)
    expect(positions).toHaveLength(3)
  })

  it('leaves no listener behind, whichever way it ended', () => {
    const added = vi.spyOn(window, 'addEventListener')
    const removed = vi.spyOn(window, 'removeEventListener')
    smoothScroll({ target: () => 1000 })
    nextFrames(200)
    const stop = smoothScroll({ target: () => 1000 })
    stop()
    expect(added.mock.calls.length).toBeGreaterThan(0)
    expect(removed.mock.calls.map(([type]) => type)).toEqual(added.mock.calls.map(([type]) => type))
  })

  it('jumps for people who want less motion', () => {
    reduced = true
    const stop = smoothScroll({ target: () => 777 })
    expect(positions).toEqual([777])
    nextFrames(10)
    stop()
    expect(positions).toEqual([777])
  })

  it('arrives in one frame when there is no time', () => {
    smoothScroll({ target: () => 300, durationMs: 0 })
    nextFrames(3)
    expect(positions).toEqual([300])
  })
})

describe.each(Object.entries(EASINGS))('%s', (_, ease) => {
  it('runs from 0 over a half to 1, never back', () => {
    expect(ease(0)).toBe(0)
    expect(ease(0.5)).toBeCloseTo(0.5, 10)
    expect(ease(1)).toBe(1)
    for (let step = 1; step <= 1000; step++)
      expect(ease(step / 1000)).toBeGreaterThanOrEqual(ease((step - 1) / 1000))
  })
})
