import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { GameCanvas } from './GameCanvas'
import { useCanvas, type Surface } from './useCanvas'
import { useGameLoop } from './useGameLoop'
import { useInBackground } from './useInBackground'
import { vibrate } from './vibrate'

let frames: Array<FrameRequestCallback | undefined> = []
let now = 0
const step = vi.fn<(stepMs: number) => void>()
const draw = vi.fn<(between: number) => void>()
const onFrame = vi.fn<(averageMs: number) => void>()

beforeEach(() => {
  frames = []
  now = 1000
  for (const each of [step, draw, onFrame]) each.mockClear()
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', (id: number) => {
    frames[id - 1] = undefined
  })
})

const waiting = () => frames.filter((frame) => frame !== undefined)

function frame(passed: number) {
  now += passed
  const due = waiting()
  frames = frames.map(() => undefined)
  act(() => due.forEach((each) => each(now)))
}

function see(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const loop = (running = true) =>
  renderHook((props) => useGameLoop(step, draw, { ...props, stepMs: 10, onFrame }), {
    initialProps: { running },
  })

it('steps by the time that has passed and draws once a frame', () => {
  loop()
  frame(16)
  expect(step).not.toHaveBeenCalled()
  frame(25)
  expect(step.mock.calls).toEqual([[10], [10]])
  expect(draw.mock.calls).toEqual([[0], [0.5]])
  expect(onFrame).toHaveBeenLastCalledWith(expect.closeTo(11.5))
  expect(waiting()).toHaveLength(1)
})

it('rests while it does not run, and after it is gone', () => {
  const { rerender, unmount } = loop(false)
  expect(waiting()).toHaveLength(0)
  rerender({ running: true })
  expect(waiting()).toHaveLength(1)
  unmount()
  expect(waiting()).toHaveLength(0)
})

it('rests while nobody sees the page, and does not make up for it', () => {
  loop()
  frame(0)
  see('hidden')
  expect(waiting()).toHaveLength(0)
  now += 60_000
  see('visible')
  frame(0)
  frame(10)
  expect(step).toHaveBeenCalledOnce()
})

it('knows a page that was left for the background, by each of the browser’s ways', () => {
  const { result } = renderHook(() => useInBackground())
  expect(result.current).toBe(false)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(result.current).toBe(true)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(result.current).toBe(false)
  see('hidden')
  expect(result.current).toBe(true)
})

it('does without a phone that buzzes, and with one that refuses', () => {
  const buzz = vi.fn(() => true)
  vi.stubGlobal('navigator', { vibrate: buzz })
  vibrate(12)
  expect(buzz).toHaveBeenCalledWith(12)
  vi.stubGlobal('navigator', {})
  expect(() => vibrate(12)).not.toThrow()
  vi.stubGlobal('navigator', {
    vibrate: () => {
      throw new Error('not allowed')
    },
  })
  expect(() => vibrate(12)).not.toThrow()
})

const touched = vi.fn<(x: number, y: number) => void>()
const surfaces: Surface[] = []
function Board({ mostRatio }: { mostRatio?: number }) {
  const { attach } = useCanvas((surface) => surfaces.push(surface), mostRatio)
  return <GameCanvas attach={attach} label="棋盘" onTouch={touched} />
}

it('draws at the screen’s own sharpness, twice at most or as the phone can', () => {
  const setTransform = vi.fn()
  vi.stubGlobal('devicePixelRatio', 3)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    setTransform,
  } as unknown as GPUCanvasContext)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  const { rerender } = render(<Board />)
  const board = screen.getByRole<HTMLCanvasElement>('img', { name: '棋盘' })
  expect([board.width, board.height]).toEqual([600, 1000])
  expect(setTransform).toHaveBeenCalledWith(2, 0, 0, 2, 0, 0)
  expect(surfaces.at(-1)).toMatchObject({ width: 300, height: 500, ratio: 2 })
  rerender(<Board mostRatio={1} />)
  expect([board.width, board.height]).toEqual([300, 500])
  expect(surfaces.at(-1)).toMatchObject({ ratio: 1 })
})

it('hears the first finger alone, in its own coordinates', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  touched.mockClear()
  render(<Board />)
  const board = screen.getByRole('img', { name: '棋盘' })
  vi.spyOn(board, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 500))
  fireEvent.pointerDown(board, { isPrimary: true, clientX: 40, clientY: 90 })
  fireEvent.pointerDown(board, { isPrimary: false, clientX: 80, clientY: 90 })
  expect(touched.mock.calls).toEqual([[30, 70]])
})
