import { useEffect, useRef } from 'react'
import type { GameLevel } from '@/api/eliminateGame'
import { leaveFor } from '@/kit/leave/leaveFor'
import { CANNOT_OPEN_TEXT } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { EmptyState } from '@/ui/EmptyState'
import { PlainButton } from '@/ui/button/PlainButton'
import type { PressHandler } from '@/ui/button/usePress'
import { classes } from '@/ui/classes'
import { showToast } from '@/ui/toast/toast'
import {
  MOST_STARS,
  currentAt,
  entryOf,
  levelName,
  levelNote,
  levelStateOf,
  starsOf,
} from './level'
import { CLOSED } from './package'
import { useAppOnly, type Cards } from './useCards'
import styles from './LevelCard.module.css'

interface LevelCardProps {
  cards: Cards
  /** Opens our own board. */
  onBoard: (game: GameLevel) => void
}

/** 「闯关」: the levels and their buttons. */
export function LevelCard({ cards: { shell, games: query }, onBoard }: LevelCardProps) {
  const { track } = useCampaign()
  const inApp = useAppOnly()
  const games = query.data ?? []
  const play = (game: GameLevel) => {
    track('card', 'level', { gameId: game.gameId })
    const open = () => {
      const entry = entryOf(game, window.location.origin)
      if (entry.kind === 'board') onBoard(game)
      else if (entry.kind === 'web') return leaveFor(entry.href)
      else showToast(CANNOT_OPEN_TEXT)
      return undefined
    }
    return inApp(open, () => void open())
  }
  return (
    <Card heading="糖果闯关">
      {games.length === 0 ? (
        <EmptyState text="关卡准备中" />
      ) : (
        <LevelStrip games={games} closed={CLOSED[shell.name]} onPlay={play} />
      )}
    </Card>
  )
}

interface LevelStripProps {
  games: readonly GameLevel[]
  /** Replaces each level's note while none can be played. */
  closed: string | undefined
  onPlay: (game: GameLevel) => ReturnType<PressHandler>
}

/** The path of levels, which can be swiped. */
function LevelStrip({ games, closed, onPlay }: LevelStripProps) {
  const list = useRef<HTMLOListElement>(null)
  const current = currentAt(games)
  useEffect(() => {
    const item = list.current?.children[current]
    if (list.current && item instanceof HTMLElement)
      list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2
  }, [current])
  return (
    <ol ref={list} className={styles.strip}>
      {games.map((game, at) => (
        <li key={`${game.gameId}/${at}`} className={styles.item}>
          <LevelButton
            game={game}
            at={at}
            isCurrent={at === current}
            closed={closed}
            onPlay={onPlay}
          />
        </li>
      ))}
    </ol>
  )
}

interface LevelButtonProps extends Omit<LevelStripProps, 'games'> {
  game: GameLevel
  at: number
  isCurrent: boolean
}

function LevelButton({ game, at, isCurrent, closed, onPlay }: LevelButtonProps) {
  const state = levelStateOf(game)
  const name = levelName(game, at)
  const note = state === 'LOCKED' ? levelNote(game) : (closed ?? levelNote(game))
  const stars = starsOf(game)
  // Stays focusable, else keys could not scroll the strip: a tap explains why it is shut.
  const isShut = state === 'LIMIT' || closed !== undefined
  const label = [name, note, game.status === 'PASSED' && `${stars}星`].filter(Boolean).join('，')
  return (
    <PlainButton
      aria-label={label}
      disabled={state === 'LOCKED'}
      aria-disabled={isShut || undefined}
      className={classes(styles.level, isCurrent && styles.current)}
      data-state={state}
      onPress={() => (isShut ? showToast(note) : onPlay(game))}
    >
      <span className={styles.ball} aria-hidden="true">
        {state === 'LOCKED' ? <Lock /> : game.level || at + 1}
      </span>
      <span className={styles.stars} aria-hidden="true">
        {Array.from({ length: MOST_STARS }, (_, star) => (
          <StarIcon key={star} className={star < stars ? styles.gained : undefined} />
        ))}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
    </PlainButton>
  )
}

function Lock() {
  return (
    <svg viewBox="0 0 24 24" className={styles.lock}>
      <path d="M7 10V8a5 5 0 0 1 10 0v2h1a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zm2.400 0h5.200V8a2.600 2.600 0 0 0-5.200 0z" />
    </svg>
  )
}

/** A star with round points, in the colour of its text. */
function StarIcon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinejoin="round"
        d="M12 3.500l2.600 5.500 6 .8-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6-4.400-4.200 6-.8z"
      />
    </svg>
  )
}
