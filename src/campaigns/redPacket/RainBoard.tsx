import { useState } from 'react'
import { useServerNow } from '@/kit/clock/useServerNow'
import { GameCanvas } from '@/kit/game/GameCanvas'
import { useCanvas } from '@/kit/game/useCanvas'
import { useGameLoop } from '@/kit/game/useGameLoop'
import { vibrate } from '@/kit/game/vibrate'
import type { Game } from './plays'
import { STEP_MS, createBoard } from './rain/board'
import { praiseFor } from './rain/rain'
import styles from './RainBoard.module.css'

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

/** The rain and the person's score. */
export function RainBoard({ game, running, isLoud, startsAt, endsAt, onHit }: RainBoardProps) {
  const [score, setScore] = useState({ hits: 0, combo: 0 })
  const [board] = useState(() =>
    createBoard(game.playToken || `practice/${startsAt}`, game.durationSec),
  )
  const [ratio, setRatio] = useState(usualRatio)
  const { attach } = useCanvas(board.fit, ratio)
  const onFrame = (averageMs: number) => {
    // Permanently: a picture that keeps changing its sharpness is worse than either.
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

interface HudProps extends Pick<RainBoardProps, 'running' | 'startsAt' | 'endsAt'> {
  hits: number
}

/** The remaining time, and the hits. */
function Hud({ hits, startsAt, endsAt, running }: HudProps) {
  const now = Math.max(startsAt, useServerNow())
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  return (
    <>
      <div className={styles.hud}>
        <p className={styles.time} role="timer" aria-label={`剩余${seconds}秒`}>
          {seconds}
        </p>
        <p className={styles.score}>
          已点中<b>{hits}</b>个
        </p>
      </div>
      <div className={styles.bar}>
        {running && (
          <span className={styles.left} style={{ animationDuration: `${endsAt - startsAt}ms` }} />
        )}
      </div>
    </>
  )
}

const SMALLEST_COMBO = 3

/** Shown over the rain, and fades by itself. */
function Combo({ combo }: { combo: number }) {
  if (combo < SMALLEST_COMBO) return null
  return (
    <div className={styles.combo} aria-hidden="true">
      <p className={styles.comboCount}>连击 ×{combo}</p>
      <p className={styles.praise}>{praiseFor(combo)}</p>
    </div>
  )
}

/** A pentatonic scale: each hit of a combo is one step higher. */
const STEPS = [0, 2, 4, 7, 9, 12, 14, 16] as const
const BASE_HZ = 523

let audio: AudioContext | undefined

/** A short note; made here, so that no file is loaded. Only from a tap. Never throws. */
export function chime(combo: number): void {
  try {
    audio ??= new AudioContext()
    const now = audio.currentTime
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    const step = STEPS[Math.max(0, combo - 1) % STEPS.length] ?? 0
    tone.type = 'triangle'
    tone.frequency.value = BASE_HZ * 2 ** (step / 12)
    volume.gain.setValueAtTime(0.16, now)
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.22)
    tone.connect(volume).connect(audio.destination)
    tone.start(now)
    tone.stop(now + 0.24)
  } catch {
    // Without sound the game is still playable.
  }
}
