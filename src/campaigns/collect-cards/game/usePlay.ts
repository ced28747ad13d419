import { useEffect, useReducer, useState } from 'react'
import { useInBackground } from '@/kit/game/useInBackground'
import { vibrate } from '@/kit/game/vibrate'
import { newBizNo } from '@/lib/bizNo'
import { MOTION_MS, reducePlay, startPlay } from './play'
import type { Play, PlayAction } from './play'

export interface PlayControl {
  play: Play
  dispatch: (action: PlayAction) => void
  /** The page was left for the background since the last `resume`. */
  isPaused: boolean
  resume: () => void
}

/** One play, with its motions one after the other. Nothing moves while nobody looks, nor until the person goes on. */
export function usePlay(level: { target: number; moves: number }): PlayControl {
  const [play, dispatch] = useReducer(reducePlay, level, (start) => startPlay(start, newBizNo()))
  const inBackground = useInBackground()
  const [wasLeft, setWasLeft] = useState(false)
  if (inBackground && !wasLeft && play.phase !== 'OVER') setWasLeft(true)
  const motion = MOTION_MS[play.phase]
  const isMoving = motion !== undefined && !wasLeft && !inBackground

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setTimeout(() => dispatch({ type: 'next' }), motion)
    return () => clearTimeout(timer)
    // A new play object is a new motion, also where its length is the same.
  }, [isMoving, motion, play])

  useEffect(() => {
    if (play.phase === 'POP') vibrate(play.combo > 1 ? 20 : 10)
  }, [play.phase, play.combo])

  return { play, dispatch, isPaused: wasLeft, resume: () => setWasLeft(false) }
}
