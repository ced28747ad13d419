import type { RainRound } from '@/api/redPacket'
import { timeOf } from '@/sandbox/activity'
import { HOUR_MS, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'

const MINUTE_MS = 60_000
/** How long a round is open; one play of it takes `DURATION_SEC`. */
const WINDOW_MS = 10 * MINUTE_MS
export const DURATION_SEC = 15
const SOON_MS = 20_000

export type Round = Omit<RainRound, 'playToken'>

/** Minutes from the person's first visit to the starts of their rounds. */
function startsOf({ scenario }: Call): number[] {
  if (scenario('round_soon')) return [-120, SOON_MS / MINUTE_MS, 180]
  if (scenario('two_rounds')) return [-9, 1, 180]
  if (scenario('round_live') || scenario('limit')) return [-120, -1, 180]
  if (scenario('round_over')) return [-360, -240, -120]
  return [-120, 26, 180]
}

/** The rounds of a day, around the time at which the person came. */
export function roundsFrom(call: Call): Round[] {
  return startsOf(call).map((minutes, at) => {
    // Whole seconds: a time has no smaller unit.
    const start = Math.ceil((timeOf(call) + minutes * MINUTE_MS) / 1000) * 1000
    return {
      roundId: String(70_101 + at),
      startTime: stamp(start),
      endTime: stamp(start + WINDOW_MS),
      durationSec: DURATION_SEC,
    }
  })
}

/** The winners before this person, the latest first. */
export const LATEST_WIN_MS = HOUR_MS * 2
