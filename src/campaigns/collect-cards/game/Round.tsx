import { useEffect, useEffectEvent } from 'react'
import type { GameLevel } from '@/api/eliminateGame'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import type { Cards } from '../useCards'
import { Board } from '../board/Board'
import { Hud } from './Hud'
import { Result } from './Result'
import { useDrops } from '../board/useDrops'
import { usePlay } from './usePlay'
import styles from './Game.module.css'

interface RoundProps {
  game: GameLevel
  name: string
  cards: Cards
  /** Whether leaving now gives something up. */
  onStake: (isAtStake: boolean) => void
  onLeave: () => void
  onAgain: () => void
}

/** One play of a level, from the first swap to what the platform says of it. */
export function Round({ game, name, cards, onStake, onLeave, onAgain }: RoundProps) {
  const { track } = useCampaign()
  const { play, dispatch, isPaused, resume } = usePlay(game)
  const drops = useDrops(cards)
  const isOver = play.phase === 'OVER'
  const isAtStake = !isOver && play.movesLeft < game.moves
  const stake = useEffectEvent(onStake)
  useEffect(() => stake(isAtStake), [isAtStake])
  const finish = useEffectEvent(() => {
    track('page', 'game-end', { gameId: game.gameId })
    void drops.ask()
  })
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])
  return (
    <div className={styles.round}>
      <Hud name={name} play={play} />
      <Board play={play} dispatch={dispatch} isCovered={isPaused || isOver} />
      <p className={styles.help}>拖动糖果，或先后点两颗相邻的糖果</p>
      {isPaused && !isOver && (
        <div className={styles.curtain}>
          <p className={styles.paused}>游戏已暂停</p>
          <Button onPress={resume}>继续</Button>
        </div>
      )}
      {isOver && (
        <Result
          play={play}
          game={game}
          games={cards.games.data ?? []}
          drops={drops}
          onLeave={onLeave}
          onAgain={onAgain}
        />
      )}
    </div>
  )
}
