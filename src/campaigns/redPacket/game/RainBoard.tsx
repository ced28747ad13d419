import { useState } from 'react'
import { GameCanvas } from '@/kit/game/GameCanvas'
import { useCanvas } from '@/kit/game/useCanvas'
import { useGameLoop } from '@/kit/game/useGameLoop'
import { vibrate } from '@/kit/game/vibrate'
import { STEP_MS, createBoard } from '../rain/board'
import { chime } from './chime'
import { Combo, Hud } from './Hud'
import type { Game } from './game'
import styles from './RainLayer.module.css'

const TAP_BUZZ_MS = 12
const COMBO_BUZZ_MS = 36
const COMBO_STEP = 10

/** Device pixels in a CSS px: half as many where frames take too long, also in the next play. */
const SLOW_RATIO = 1
let usualRatio = 2

interface RainBoardProps {
  game: Game
  /** False during the count-in. */
  running: boolean
  isLoud: boolean
  startsAt: number
  endsAt: number
  onHit: (hits: number) => void
}

/** The rain and what the person has of it. */
export function RainBoard({ game, running, isLoud, startsAt, endsAt, onHit }: RainBoardProps) {
  const [score, setScore] = useState({ hits: 0, combo: 0 })
  const [board] = useState(() =>
    createBoard(game.playToken || `practice/${game.id}`, game.durationSec),
  )
  const [ratio, setRatio] = useState(usualRatio)
  const { attach } = useCanvas(board.fit, ratio)
  const onFrame = (averageMs: number) => {
    // For good: a picture that changes its sharpness to and fro is worse than either.
    if (board.adapt(averageMs) && ratio !== SLOW_RATIO) setRatio((usualRatio = SLOW_RATIO))
  }
  useGameLoop(board.step, board.draw, { running, stepMs: STEP_MS, onFrame })
  const onTouch = (x: number, y: number) => {
    const hit = running ? board.touch(x, y) : undefined
    if (!hit) return
    onHit(hit.hits)
    setScore(hit)
    vibrate(hit.combo % COMBO_STEP === 0 ? COMBO_BUZZ_MS : TAP_BUZZ_MS)
    if (isLoud) chime(hit.combo)
  }
  return (
    <>
      <GameCanvas attach={attach} label="落下的红包，点中即可累计" onTouch={onTouch} />
      <Hud hits={score.hits} startsAt={startsAt} endsAt={endsAt} running={running} />
      {game.isPractice && <p className={styles.practice}>试玩不计奖励</p>}
      <Combo key={score.hits} combo={score.combo} />
    </>
  )
}
