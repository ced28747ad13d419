import type { RainInfo } from '@/api/redPacket'
import { HOUR_MS, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { PEOPLE } from '@/sandbox/users'
import type { User } from '@/sandbox/users'
import { LATEST_WIN_MS } from './rounds'

export type Win = RainInfo['winRecords'][number]

const AMOUNTS = ['18积分', '66积分', '8积分', '188积分', '28积分'] as const
const USUAL = 12
const MANY = 300

/** A nickname as others see it: its first and last character. */
const masked = (name: string) => `${name.slice(0, 1)}**${name.slice(-1)}`

/** The winners of the rounds before, the latest first. */
export function winsOf({ now, scenario }: Call): Win[] {
  // They stay as they are within an hour.
  const latest = Math.floor(now / HOUR_MS) * HOUR_MS - LATEST_WIN_MS
  return Array.from({ length: scenario('many') ? MANY : USUAL }, (_, at) => ({
    nickname: masked(PEOPLE[(at * 7) % PEOPLE.length] ?? ''),
    amountText: AMOUNTS[at % AMOUNTS.length] ?? '',
    time: stamp(latest - at * 47_000),
  }))
}

export function ownWin({ nickname }: User, amountText: string, now: number): Win {
  return { nickname: masked(nickname), amountText, time: stamp(now) }
}
