import { useState } from 'react'
import type { ComponentType } from 'react'
import { appointmentInfo } from '@/api/redPacket'
import { loadPart } from '@/lib/failure/loadChunk'
import { showToast } from '@/ui/toast/toast'
import type { Game, Play } from './plays'
import { closePlay, endPlay } from './plays'
import type { RainLayerProps } from './RainLayer'
import type { Round } from './rounds'
import { settlePlay } from './settle'
import type { Outcome } from './settle'
import { useRain } from './useRain'

const PRACTICE_SECONDS = 15

const PRACTICE = { isPractice: true, roundId: '', playToken: '', end: Infinity } as const
let count = 0

/** The open game, and the plays of this tab. */
export function useGame() {
  const { activityId, refetch } = useRain()
  const [current, setCurrent] = useState<Game>()
  const [last, setLast] = useState<Game>()
  if (current && current !== last) setLast(current)
  const [Layer, setLayer] = useState<ComponentType<RainLayerProps>>()

  /** Resolves when the layer has loaded: a play begins with it, not before. */
  const open = async (game: Omit<Game, 'id'>) => {
    try {
      const { RainLayer } = await loadPart('RainLayer', () => import('./RainLayer'))
      setLayer(() => RainLayer)
      count += 1
      setCurrent({ ...game, id: count })
    } catch {
      showToast('游戏加载失败，请稍后再试')
    }
  }

  /** Never rejects. It continues when the layer is closed meanwhile. */
  const settle = async ({ playToken, roundId }: Game, hitCount: number): Promise<Outcome> => {
    endPlay(playToken, roundId, hitCount)
    const play = { activityId, action: 'SETTLE', roundId, hitCount, playToken } as const
    const outcome = await settlePlay(() => appointmentInfo(play, { silent: true }), after)
    if (outcome.kind !== 'UNKNOWN' && outcome.kind !== 'SIGNED_OUT') closePlay(playToken)
    void refetch()
    return outcome
  }

  const practise = () => open({ ...PRACTICE, durationSec: PRACTICE_SECONDS })

  return {
    /** The game above the page, once its code has loaded. It stays mounted for its closing motion. */
    layer: Layer && last && (
      <Layer
        key={last.id}
        game={last}
        open={current !== undefined}
        settle={settle}
        onLeave={() => setCurrent(undefined)}
        onAgain={practise}
      />
    ),
    practise,
    enter: (round: Round) => open({ ...round, isPractice: false }),
    /** Asks again for the result of a play. */
    askAgain: ({ playToken, roundId, hitCount = 0 }: Play) =>
      open({
        ...PRACTICE,
        isPractice: false,
        playToken,
        roundId,
        durationSec: 0,
        played: hitCount,
      }),
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
