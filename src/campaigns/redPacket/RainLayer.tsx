import { useState } from 'react'
import { useServerNow } from '@/kit/clock/useServerNow'
import { GameCanvas } from '@/kit/game/GameCanvas'
import { GameLayer } from '@/kit/game/GameLayer'
import { useCanvas } from '@/kit/game/useCanvas'
import { useGameLoop } from '@/kit/game/useGameLoop'
import { vibrate } from '@/kit/game/vibrate'
import { Button } from '@/ui/button/Button'
import { PacketArt } from './PacketArt'
import type { Game } from './plays'
import { STEP_MS, createBoard } from './rain/board'
import { praiseFor } from './rain/rain'
import { Result } from './Result'
import { useRound } from './useRound'
import type { RoundOptions, Stage } from './useRound'
import styles from './RainLayer.module.css'

export interface RainLayerProps extends RoundOptions {
  onLeave: () => void
  /** One more practice. */
  onAgain: () => Promise<void>
}

const QUESTION = {
  title: '确定退出？',
  text: '本轮机会将作废',
  stay: '继续玩',
  leave: '退出',
} as const

/** One play from its count-in to its result, on the whole screen. */
export function RainLayer({ onLeave, onAgain, ...options }: RainLayerProps) {
  const { game, open } = options
  const { stage, draw, ...round } = useRound(options)
  const [isLoud, setLoud] = useState(false)
  const switchSound = (next: boolean) => {
    setLoud(next)
    // Phones allow sound only after a tap.
    if (next) chime(1)
  }
  return (
    <GameLayer
      open={open}
      label={game.isPractice ? '红包雨试玩' : '红包雨'}
      onLeave={onLeave}
      leaveQuestion={isAtStake(game, stage) ? QUESTION : null}
      tools={isMoving(stage) && <SoundSwitch isLoud={isLoud} onChange={switchSound} />}
      className={styles.layer}
    >
      <div className={styles.scene} data-stage={stage.name}>
        {stage.name === 'STILL' && <StillDraw isPractice={game.isPractice} onDraw={draw} />}
        <div className={styles.ground} />
        {isMoving(stage) && (
          <RainBoard game={game} running={stage.name === 'PLAY'} isLoud={isLoud} {...round} />
        )}
        {stage.name === 'COUNT' && <CountIn left={stage.left} />}
        {(stage.name === 'SETTLING' || stage.name === 'DONE') && (
          <Result
            outcome={stage.name === 'DONE' ? stage.outcome : undefined}
            onLeave={onLeave}
            onAgain={onAgain}
          />
        )}
      </div>
    </GameLayer>
  )
}

function isMoving({ name }: Stage): boolean {
  return name === 'COUNT' || name === 'PLAY'
}

/** Leaving now abandons the play. */
function isAtStake({ isPractice }: Game, stage: Stage): boolean {
  return !isPractice && isMoving(stage)
}

interface SoundSwitchProps {
  isLoud: boolean
  onChange: (isLoud: boolean) => void
}

/** Sound is off by default. */
function SoundSwitch({ isLoud, onChange }: SoundSwitchProps) {
  return (
    <button
      type="button"
      className={styles.sound}
      aria-pressed={isLoud}
      aria-label="音效"
      onClick={() => onChange(!isLoud)}
    >
      {isLoud ? '音效开' : '音效关'}
    </button>
  )
}

interface StillDrawProps {
  isPractice: boolean
  onDraw: () => Promise<void>
}

/** The play with reduced motion: the same chance, and nothing falls. */
function StillDraw({ isPractice, onDraw }: StillDrawProps) {
  return (
    <div className={styles.still}>
      <PacketArt amount="" closed />
      <h2 className={styles.stillTitle}>已为你减少动态效果</h2>
      <p className={styles.stillText}>
        {isPractice ? '试玩不计奖励' : '无需点红包雨，中奖机会相同'}
      </p>
      <Button wide className={styles.gold} onPress={onDraw}>
        直接开奖
      </Button>
    </div>
  )
}

/** 3, 2, 1. */
function CountIn({ left }: { left: number }) {
  return (
    <div className={styles.count} role="status">
      <p key={left} className={styles.countNumber}>
        {left}
      </p>
      <p className={styles.countText}>点中落下的红包</p>
    </div>
  )
}

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
function RainBoard({ game, running, isLoud, startsAt, endsAt, onHit }: RainBoardProps) {
  const [score, setScore] = useState({ hits: 0, combo: 0 })
  const [board] = useState(() =>
    createBoard(game.playToken || `practice/${game.id}`, game.durationSec),
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

interface HudProps {
  hits: number
  startsAt: number
  endsAt: number
  running: boolean
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
function chime(combo: number): void {
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
