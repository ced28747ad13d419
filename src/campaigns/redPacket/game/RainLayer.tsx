import { useState } from 'react'
import { GameLayer } from '@/kit/game/GameLayer'
import { Result } from '../result/Result'
import { chime } from './chime'
import { CountIn } from './CountIn'
import { RainBoard } from './RainBoard'
import { SoundSwitch } from './SoundSwitch'
import { StillDraw } from './StillDraw'
import { useRound } from './useRound'
import type { RoundOptions, Stage } from './useRound'
import type { Game } from './game'
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
    // Phones let a page sound once a tap has.
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

/** Leaving now gives the play up. */
function isAtStake({ isPractice }: Game, stage: Stage): boolean {
  return !isPractice && isMoving(stage)
}
