import { useEffect, useEffectEvent } from 'react'
import { frameClock } from './frameClock'
import { useInBackground } from './useInBackground'

const STEP_MS = 1000 / 60

export interface GameLoopOptions {
  running: boolean
  /** The length of time that one call of `step` covers. */
  stepMs?: number
  /** Gets the moving average of the frames' duration, each frame. */
  onFrame?: (averageMs: number) => void
}

/**
 * Runs a game: `step` with a fixed length of time, as often as time has passed, then `draw` once a frame, with how far
 * the screen is between two steps (0 to 1). Stops while the page is hidden, and does not make up for it.
 */
export function useGameLoop(
  step: (stepMs: number) => void,
  draw: (between: number) => void,
  { running, stepMs = STEP_MS, onFrame }: GameLoopOptions,
): void {
  const onTick = useEffectEvent((steps: number, between: number, average: number) => {
    for (let at = 0; at < steps; at += 1) step(stepMs)
    draw(between)
    onFrame?.(average)
  })
  const inBackground = useInBackground()
  const moving = running && !inBackground

  useEffect(() => {
    if (!moving) return undefined
    const clock = frameClock(stepMs)
    let request = requestAnimationFrame(function next(now) {
      request = requestAnimationFrame(next)
      const { steps, between, average } = clock(now)
      onTick(steps, between, average)
    })
    return () => cancelAnimationFrame(request)
  }, [moving, stepMs])
}
