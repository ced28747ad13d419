import { useState } from 'react'
import type { GameLevel } from '@/api/eliminateGame'
import { GameLayer } from '@/kit/game/GameLayer'
import { levelName } from './level'
import { Round } from './Round'
import type { Cards } from './useCards'
import styles from './Game.module.css'

export interface GameScreenProps {
  game: GameLevel
  open: boolean
  cards: Cards
  onLeave: () => void
}

const QUESTION = {
  title: '确定退出？',
  text: '本局成绩将作废',
  stay: '继续玩',
  leave: '退出',
} as const

/** A level on the whole screen, as often as it is played. */
export function GameScreen({ game, open, cards, onLeave }: GameScreenProps) {
  const [round, setRound] = useState(1)
  const [isAtStake, setAtStake] = useState(false)
  const at = (cards.games.data ?? []).findIndex(({ gameId }) => gameId === game.gameId)
  const name = levelName(game, Math.max(0, at))
  return (
    <GameLayer
      open={open}
      label={name}
      onLeave={onLeave}
      leaveQuestion={isAtStake ? QUESTION : null}
      className={styles.layer}
    >
      <Round
        key={round}
        game={game}
        name={name}
        cards={cards}
        onStake={setAtStake}
        onLeave={onLeave}
        onAgain={() => setRound(round + 1)}
      />
    </GameLayer>
  )
}
