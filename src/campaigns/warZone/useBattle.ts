import { useState } from 'react'
import { readDao, readLatestArena } from '@/api/arena'
import type { Arena } from '@/api/arena'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { useAnswer } from '@/kit/page/query/answer'
import { isFailed } from '@/kit/page/query/queryPart'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePolling } from '@/kit/page/query/usePolling'
import { useShellState } from '@/kit/page/shell/useShellState'
import { parseServerTime } from '@/lib/serverClock'
import { isLate, joinOf, phaseOf, pollDelay } from './warZone'

/** The battle as it goes: asked for again while it is fought and seen. */
export function useBattle() {
  const query = useAnswer(readLatestArena, undefined)
  const arena = query.data ?? undefined
  const phase = usePhase(arena)
  const [failures, setFailures] = useState(0)
  usePolling(
    async () => {
      try {
        await query.refetch({ throwOnError: true })
        setFailures(0)
      } catch (error) {
        setFailures((count) => count + 1)
        throw error
      }
    },
    { everyMs: pollDelay(0), delayAfter: pollDelay, enabled: phase === 'FIGHTING' },
  )
  const joins = useJoins(arena, phase)
  return {
    arena,
    phase,
    shell: stateOf(useShellState(query), query.data === null),
    isLate: isLate(failures),
    joins,
  }
}

/** Changes by itself at the start and at the end. */
function usePhase(arena: Arena | undefined) {
  const start = parseServerTime(arena?.startTime ?? '')
  const end = parseServerTime(arena?.endTime ?? '')
  const now = useServerNowAt([start, end])
  return arena && phaseOf(arena, now)
}

/** What each side's button does for this person. */
function useJoins(arena: Arena | undefined, phase: Arena['status'] = 'PREPARE') {
  const { loggedIn } = useCampaign()
  const redId = arena?.red.daoId ?? ''
  const blueId = arena?.blue.daoId ?? ''
  const red = useAnswer(readDao, { daoId: redId }, { enabled: loggedIn && redId !== '' })
  const blue = useAnswer(readDao, { daoId: blueId }, { enabled: loggedIn && blueId !== '' })
  // Where nobody can say, the app judges.
  const ofRed = isFailed(red) || redId === '' ? null : red.data
  const ofBlue = isFailed(blue) || blueId === '' ? null : blue.data
  return {
    red: joinOf({ phase, loggedIn, own: ofRed, other: ofBlue }),
    blue: joinOf({ phase, loggedIn, own: ofBlue, other: ofRed }),
  }
}

/** The main call has no login and is about no campaign: whatever refuses it, but that it is taken down, is a failure. */
function stateOf(asked: ShellState, isNone: boolean): ShellState {
  if (asked.name === 'READY' && isNone) return { name: 'EMPTY', text: '暂无战事' }
  const isUsual = asked.name === 'READY' || asked.name === 'LOADING' || asked.name === 'OFFLINE'
  return isUsual ? asked : { name: 'ERROR' }
}
