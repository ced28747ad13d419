import type { Arena, ArenaSide, Dao } from '@/api/arena'
import { formatCount } from '@/lib/format/formatCount'
import { groupNumber } from '@/lib/format/groupNumber'
import { parseServerTime } from '@/lib/serverClock'

export type Phase = Arena['status']
export type Side = 'red' | 'blue'

export const PHASES: readonly { id: Phase; name: string }[] = [
  { id: 'PREPARE', name: '备战' },
  { id: 'FIGHTING', name: '交战' },
  { id: 'SETTLING', name: '结算' },
  { id: 'ENDED', name: '结束' },
]

/** The phase of the battle: its start and end apply by the platform's clock, also before the next answer. */
export function phaseOf(
  { status, startTime, endTime }: Pick<Arena, 'status' | 'startTime' | 'endTime'>,
  now: number,
): Phase {
  if (status === 'ENDED' || status === 'SETTLING') return status
  const end = parseServerTime(endTime)
  if (end !== undefined && now >= end) return 'SETTLING'
  const start = parseServerTime(startTime)
  if (start === undefined) return status
  return now < start ? 'PREPARE' : 'FIGHTING'
}

/** The red side's share of the score, as a percentage; 50 if there is no score. */
export function redShare({ red, blue }: Record<Side, Pick<ArenaSide, 'score'>>): number {
  const sum = red.score + blue.score
  return sum > 0 ? (red.score / sum) * 100 : 50
}

/** The leading side; undefined on a tie. */
export function leaderOf({ red, blue }: Record<Side, Pick<ArenaSide, 'score'>>): Side | undefined {
  if (red.score === blue.score) return undefined
  return red.score > blue.score ? 'red' : 'blue'
}

/** The power bar as text. */
export function balanceText(sides: Record<Side, Pick<ArenaSide, 'score' | 'name'>>): string {
  const { red, blue } = sides
  if (red.score === 0 && blue.score === 0) return '蓄势待发'
  const leader = leaderOf(sides)
  if (!leader) return '势均力敌'
  const ahead = Math.abs(red.score - blue.score)
  return `${sides[leader].name || sideName(leader)}领先 ${scoreText(ahead)}`
}

export const sideName = (side: Side): string => (side === 'red' ? '红方' : '蓝方')

/** 9,999 as it is, more in 万. */
export function scoreText(score: number): string {
  return score > 9999 ? formatCount(score) : groupNumber(score)
}

/** The action of a side's button. `help`: one's own side; `wait`: loading. */
export type Join = 'wait' | 'join' | 'help' | 'enemy' | 'settling' | 'over'

interface Joining {
  phase: Phase
  loggedIn: boolean
  /** Of this side and of the other one; undefined while loading, null if unknown. */
  own: Pick<Dao, 'joined'> | null | undefined
  other: Pick<Dao, 'joined'> | null | undefined
}

export function joinOf({ phase, loggedIn, own, other }: Joining): Join {
  if (phase === 'ENDED') return 'over'
  if (phase === 'SETTLING') return 'settling'
  if (!loggedIn) return 'join'
  if (own === undefined || other === undefined) return 'wait'
  if (own?.joined) return 'help'
  return other?.joined ? 'enemy' : 'join'
}

export function joinLabel(join: Join, side: Side, name: string): string {
  const labels: Readonly<Record<Join, string>> = {
    wait: '请稍候',
    join: `加入${sideName(side)}`,
    help: `已加入${name || sideName(side)}，去助战`,
    enemy: '不可加入敌方',
    settling: '结算中',
    over: '战斗已结束',
  }
  return labels[join]
}

const POLL_MS = 10_000
const SLOW_POLL_MS = 30_000
const LATE_FAILURES = 2

/** Each 10 s; each 30 s after two failures, and while the result is being counted. */
export const pollDelay = (phase: Phase, failures: number): number =>
  failures >= LATE_FAILURES || phase === 'SETTLING' ? SLOW_POLL_MS : POLL_MS

/** The reports are overdue. */
export const isLate = (failures: number): boolean => failures >= LATE_FAILURES
