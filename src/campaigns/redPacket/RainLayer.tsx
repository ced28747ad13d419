import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { appointmentInfo } from '@/api/redPacket'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { GameLayer } from '@/kit/game/GameLayer'
import { useCampaign } from '@/kit/page/useCampaign'
import { after } from '@/lib/after'
import { wantsLessMotion } from '@/lib/motion/motion'
import { serverNow } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import { settlePlay, toastOf, type Outcome, type ShownOutcome } from './outcome'
import { beginPlay, closePlay, endPlay, type Game } from './plays'
import { hitCountOf } from './rain/rain'
import { RainBoard, chime } from './RainBoard'
import { Result, Settling, StillDraw } from './Result'
import { useRainRequest } from './useRain'
import styles from './RainLayer.module.css'

interface RainLayerProps {
  game: Game
  open: boolean
  onLeave: () => void
  /** One more practice. */
  onAgain: () => void
}

const QUESTION = {
  title: '确定退出？',
  text: '本轮机会将作废',
  stay: '继续玩',
  leave: '退出',
} as const

/** One play from its count-in to its result, on the whole screen. */
export function RainLayer({ game, open, onLeave, onAgain }: RainLayerProps) {
  const { stage, draw, ...round } = useRound(game, open)
  const { isPractice } = game
  const [isLoud, setLoud] = useState(false)
  const isMoving = stage.name === 'COUNT' || stage.name === 'PLAY'
  return (
    <GameLayer
      open={open}
      label={isPractice ? '红包雨试玩' : '红包雨'}
      onLeave={onLeave}
      // Leaving now abandons the play.
      leaveQuestion={isMoving && !isPractice ? QUESTION : null}
      tools={isMoving && <SoundSwitch isLoud={isLoud} onChange={setLoud} />}
      className={styles.layer}
    >
      <div className={styles.scene} data-stage={stage.name}>
        {stage.name === 'STILL' && <StillDraw isPractice={isPractice} onDraw={draw} />}
        <div className={styles.ground} />
        {isMoving && (
          <RainBoard game={game} running={stage.name === 'PLAY'} isLoud={isLoud} {...round} />
        )}
        {stage.name === 'COUNT' && <CountIn left={stage.left} />}
        {stage.name === 'SETTLING' && <Settling />}
        {stage.name === 'DONE' && (
          <Result outcome={stage.outcome} onLeave={onLeave} onAgain={onAgain} />
        )}
      </div>
    </GameLayer>
  )
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
      onClick={() => {
        onChange(!isLoud)
        // Phones allow sound only after a tap.
        if (!isLoud) chime(1)
      }}
    >
      {isLoud ? '音效开' : '音效关'}
    </button>
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

const COUNTS = 3
const SECOND_MS = 1000

/** The stage of a play. */
type Stage =
  /** With reduced motion: a tap replaces the rain. */
  | { name: 'STILL' }
  | { name: 'COUNT'; left: number }
  | { name: 'PLAY' }
  | { name: 'SETTLING' }
  | { name: 'DONE'; outcome: ShownOutcome }

/** Runs a play by the platform's clock, also while the page is in the background, and settles it once. */
function useRound(game: Game, open: boolean) {
  const { track } = useCampaign()
  const { request, refetch } = useRainRequest()
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
    const outcome = await settle(request.activityId, game, count)
    void refetch()
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

/** Never rejects. It continues when the layer is closed meanwhile. */
async function settle(
  activityId: string | undefined,
  { playToken, roundId }: Game,
  hitCount: number,
): Promise<Outcome> {
  endPlay(playToken, roundId, hitCount)
  const play = { activityId, action: 'SETTLE', roundId, hitCount, playToken } as const
  const outcome = await settlePlay(() => appointmentInfo(play, { silent: true }), after)
  if (outcome.kind !== 'UNKNOWN' && outcome.kind !== 'SIGNED_OUT') closePlay(playToken)
  return outcome
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
