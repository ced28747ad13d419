import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useCampaign } from '@/kit/page/useCampaign'
import { wantsLessMotion } from '@/lib/motion/motion'
import { serverNow } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import type { Game } from './plays'
import { beginPlay } from './plays'
import { hitCountOf } from './rain/rain'
import type { Outcome, ShownOutcome } from './settle'
import { toastOf } from './words'

const COUNTS = 3
const SECOND_MS = 1000

/** The stage of a play. */
export type Stage =
  /** With reduced motion: a tap replaces the rain. */
  | { name: 'STILL' }
  | { name: 'COUNT'; left: number }
  | { name: 'PLAY' }
  | { name: 'SETTLING' }
  | { name: 'DONE'; outcome: ShownOutcome }

export interface RoundOptions {
  game: Game
  open: boolean
  settle: (game: Game, hitCount: number) => Promise<Outcome>
}

/** Runs a play by the platform's clock, also while the page is in the background, and settles it once. */
export function useRound({ game, open, settle }: RoundOptions) {
  const { track } = useCampaign()
  const [isStill] = useState(() => game.played === undefined && wantsLessMotion())
  const [startsAt] = useState(() => serverNow() + COUNTS * SECOND_MS)
  const endsAt = Math.min(startsAt + game.durationSec * SECOND_MS, game.end)
  const [stage, setStage] = useState<Stage>()
  const hits = useRef(0)
  const isEnded = useRef(false)
  const isOpen = useRef(open)
  useEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
    }
  }, [open])
  const now = useServerNowAt([...countsBefore(startsAt), endsAt])

  const finish = async () => {
    if (isEnded.current) return
    isEnded.current = true
    const count = game.played ?? hitCountOf(hits.current, game.durationSec)
    if (game.played === undefined) track('page', 'game-end', idsOf(game))
    if (game.isPractice)
      return setStage({ name: 'DONE', outcome: { kind: 'PRACTICE', hits: count } })
    setStage({ name: 'SETTLING' })
    const outcome = await settle(game, count)
    setStage({ name: 'DONE', outcome })
    // If the layer was closed meanwhile, the result is shown as a toast.
    if (!isOpen.current) return showToast(toastOf(outcome))
    track('popup', 'result', idsOf(game))
  }
  const end = useEffectEvent(() => void finish())
  const isOver = open && !isStill && (now >= endsAt || game.played !== undefined)
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  const { isPractice, playToken, roundId, played } = game
  useEffect(() => {
    if (!isPractice && !isStill && played === undefined) beginPlay(playToken, roundId)
  }, [isPractice, isStill, playToken, roundId, played])

  return {
    stage: stage ?? stageAt(now, { isStill, isOver, startsAt }),
    startsAt,
    endsAt,
    onHit: (count: number) => {
      hits.current = count
    },
    /** Replaces the rain. */
    draw: finish,
  }
}

interface Times {
  isStill: boolean
  isOver: boolean
  startsAt: number
}

function stageAt(now: number, { isStill, isOver, startsAt }: Times): Stage {
  if (isStill) return { name: 'STILL' }
  if (isOver) return { name: 'SETTLING' }
  if (now >= startsAt) return { name: 'PLAY' }
  return { name: 'COUNT', left: Math.min(COUNTS, Math.ceil((startsAt - now) / SECOND_MS)) }
}

function countsBefore(startsAt: number): number[] {
  return Array.from({ length: COUNTS }, (_, at) => startsAt - at * SECOND_MS)
}

function idsOf({ roundId }: Game) {
  return roundId === '' ? undefined : { roundId }
}
