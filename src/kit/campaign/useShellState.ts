import { useServerNowAt } from '@/kit/clock/useServerNow'
import { parseServerTime } from '@/lib/serverClock'
import type { Settled } from './settle'
import { shellStateOf } from './shellState'
import type { ActivityTimes, ShellState } from './shellState'

/** `shellStateOf` by the platform's clock: changes by itself at the start and at the end. */
export function useShellState(
  main: Settled<unknown> | undefined,
  activity?: ActivityTimes,
): ShellState {
  const start = parseServerTime(activity?.startTime ?? '')
  const end = parseServerTime(activity?.endTime ?? '')
  return shellStateOf(main, activity, useServerNowAt([start, end]))
}
