import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import type { CardAlbum, GameLevel } from '@/api/eliminateGame'
import { GameLayer } from '@/kit/game/GameLayer'
import { useInBackground } from '@/kit/game/useInBackground'
import { vibrate } from '@/kit/game/vibrate'
import { useCampaign } from '@/kit/page/useCampaign'
import { newBizNo } from '@/lib/bizNo'
import { Button } from '@/ui/button/Button'
import { Board } from './Board'
import { levelName } from './level'
import { MOTION_MS, isWon, reducePlay, startPlay } from './play'
import type { Play, PlayAction } from './play'
import { Result, useDrops } from './Result'
import styles from './GameScreen.module.css'

interface GameScreenProps {
  game: GameLevel
  open: boolean
  /** All levels. */
  games: readonly GameLevel[]
  activityId: string | undefined
  albums: readonly CardAlbum[] | undefined
  onLeave: () => void
}

const QUESTION = {
  title: '确定退出？',
  text: '本局成绩将作废',
  stay: '继续玩',
  leave: '退出',
} as const

/** A level on the whole screen, for any number of plays. */
export function GameScreen({ game, open, games, activityId, albums, onLeave }: GameScreenProps) {
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
        game={game}
        name={name}
        games={games}
        activityId={activityId}
        albums={albums}
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
function Round({ game, name, onStake, onLeave, onAgain, ...known }: RoundProps) {
  const { track } = useCampaign()
  const { play, dispatch, isPaused, resume } = usePlay(game)
  const drops = useDrops(known.activityId, known.albums)
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
          games={known.games}
          drops={drops}
          onLeave={onLeave}
          onAgain={onAgain}
        />
      )}
    </div>
  )
}

interface PlayControl {
  play: Play
  dispatch: (action: PlayAction) => void
  /** The page was left for the background since the last `resume`. */
  isPaused: boolean
  resume: () => void
}

/** One play, with its motions in sequence. Paused in the background, and afterwards until the person resumes. */
function usePlay(level: { target: number; moves: number }): PlayControl {
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

interface HudProps {
  name: string
  play: Play
}

/** Score, target and moves above the board. */
function Hud({ name, play }: HudProps) {
  const { score, target, movesLeft, combo, phase } = play
  const isCombo = combo > 1 && (phase === 'POP' || phase === 'FALL')
  return (
    <div className={styles.hud}>
      <h2 className={styles.level}>{name}</h2>
      <div className={styles.figures}>
        <p className={styles.figure}>
          <span className={styles.caption}>剩余步数</span>
          <span className={styles.moves}>{movesLeft}</span>
        </p>
        <p className={styles.figure}>
          <span className={styles.caption}>得分</span>
          <span className={styles.score}>{score}</span>
        </p>
        <p className={styles.figure}>
          <span className={styles.caption}>目标</span>
          <span className={styles.moves}>{target}</span>
        </p>
      </div>
      <span
        role="progressbar"
        aria-label="目标进度"
        aria-valuemin={0}
        aria-valuemax={target}
        aria-valuenow={Math.min(score, target)}
        className={styles.track}
        data-won={isWon(play) || undefined}
      >
        <span
          className={styles.fill}
          style={{ transform: `scaleX(${Math.min(1, score / target)})` }}
        />
      </span>
      <p className={styles.news} role="status">
        {phase === 'SHUFFLE' ? '没有可走的步，重新洗牌' : isCombo ? `连消 ×${combo}` : ''}
      </p>
    </div>
  )
}
