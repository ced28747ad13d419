import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { GameLevel } from '@/api/eliminateGame'
import { GameLayer } from '@/kit/game/GameLayer'
import { useInBackground } from '@/kit/game/useInBackground'
import { vibrate } from '@/kit/game/vibrate'
import { useCampaign } from '@/kit/page/useCampaign'
import { newBizNo } from '@/lib/bizNo'
import { Bar } from '@/ui/Bar'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { Board } from './Board'
import { levelName } from './level'
import { MOTION_MS, isWon, reducePlay, startPlay, type Play } from './play'
import { Result } from './Result'
import type { Cards } from './useCards'
import styles from './GameScreen.module.css'

interface GameScreenProps {
  cards: Cards
  game: GameLevel
  open: boolean
  onLeave: () => void
}

const QUESTION = {
  title: '确定退出？',
  text: '本局成绩将作废',
  stay: '继续玩',
  leave: '退出',
} as const

/** A level on the whole screen, for any number of plays. */
export function GameScreen({ cards, game, open, onLeave }: GameScreenProps) {
  const games = cards.games.data ?? []
  const [round, setRound] = useState(1)
  const [isAtStake, setAtStake] = useState(false)
  const at = games.findIndex(({ gameId }) => gameId === game.gameId)
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
        cards={cards}
        game={game}
        name={name}
        onStake={setAtStake}
        onLeave={onLeave}
        onAgain={() => setRound(round + 1)}
      />
    </GameLayer>
  )
}

interface RoundProps extends Omit<GameScreenProps, 'open'> {
  name: string
  /** Whether leaving now loses progress. */
  onStake: (isAtStake: boolean) => void
  onAgain: () => void
}

/** One play of a level, from the first swap to the platform's result. */
function Round({ cards, game, name, onStake, ...ways }: RoundProps) {
  const { track } = useCampaign()
  const { play, dispatch, isPaused, resume } = usePlay(game)
  const [before] = useState(cards.albums.data)
  const isOver = play.phase === 'OVER'
  const isAtStake = !isOver && play.movesLeft < game.moves
  useEffect(() => onStake(isAtStake), [isAtStake, onStake])
  const finish = useEffectEvent(() => track('page', 'game-end', { gameId: game.gameId }))
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
      {isOver && <Result cards={cards} play={play} game={game} before={before} {...ways} />}
    </div>
  )
}

/** One play, with its motions in sequence. Paused in the background, and afterwards until the person resumes. */
function usePlay(level: GameLevel) {
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
    // A new play object is a new motion, also with the same length.
  }, [isMoving, motion, play])

  useEffect(() => {
    if (play.phase === 'POP') vibrate(play.combo > 1 ? 20 : 10)
  }, [play.phase, play.combo])

  return { play, dispatch, isPaused: wasLeft, resume: () => setWasLeft(false) }
}

/** Score, target and moves above the board. */
function Hud({ name, play }: { name: string; play: Play }) {
  const { score, target, movesLeft, combo, phase } = play
  const figures = [
    ['剩余步数', movesLeft],
    ['得分', score],
    ['目标', target],
  ] as const
  const isCombo = combo > 1 && (phase === 'POP' || phase === 'FALL')
  return (
    <div className={styles.hud}>
      <h2 className={styles.level}>{name}</h2>
      <div className={styles.figures}>
        {figures.map(([caption, figure]) => (
          <p key={caption} className={styles.figure}>
            <span className={styles.caption}>{caption}</span>
            <span className={styles.number}>{figure}</span>
          </p>
        ))}
      </div>
      <Bar
        share={score / target}
        className={classes(styles.bar, isWon(play) && styles.won)}
        role="progressbar"
        aria-label="目标进度"
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={Math.min(score, target)}
      />
      <p className={styles.news} role="status">
        {phase === 'SHUFFLE' ? '没有可走的步，重新洗牌' : isCombo ? `连消 ×${combo}` : ''}
      </p>
    </div>
  )
}
