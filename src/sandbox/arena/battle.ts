import type { Arena, ArenaSide } from '@/api/arena'
import { HOUR_MS, stamp } from '@/sandbox/clock'
import type { Call } from '@/sandbox/serve/handle'
import { onReset } from '@/sandbox/platform'
import { BLUE, RED } from './daos'

const MINUTE_MS = 60_000
const LASTS_MS = 6 * HOUR_MS
const SOON_MS = 15_000

/** When the sandbox's battle began (epoch milliseconds), by scenario. */
const starts = new Map<string, number>()
onReset(() => starts.clear())

const PHASES = ['prepare', 'settling', 'ended', 'starts_soon', 'ends_soon'] as const

export function battleOf(call: Call): Arena | null {
  const { scenario, now } = call
  if (scenario('null_arena')) return null
  const phase = PHASES.find((name) => scenario(name)) ?? 'fighting'
  const start = startOf(phase, now)
  const end = start + LASTS_MS
  const done = Math.max(0, Math.min(now, end) - start)
  return {
    arenaId: '51001',
    season: '第三赛季',
    name: '灯塔争夺战',
    cover: call.art('landscape', 51_001),
    status: statusOf(phase, now, start, end),
    startTime: stamp(start),
    endTime: stamp(end),
    serverTime: stamp(now),
    red: sideOf(call, RED, scoreOf(call, done, 0)),
    blue: sideOf(call, BLUE, scoreOf(call, done, 1)),
    reports: done === 0 ? [] : reportsOf(now),
    reward: { winner: '领地装饰礼盒 ×1，200积分', loser: '50积分' },
  }
}

/** Kept from the first call on: a battle does not restart with each call. */
function startOf(phase: string, now: number): number {
  const known = starts.get(phase)
  if (known !== undefined) return known
  const ages: Readonly<Record<string, number>> = {
    prepare: -2 * HOUR_MS,
    starts_soon: -SOON_MS,
    ends_soon: LASTS_MS - SOON_MS,
    settling: LASTS_MS + MINUTE_MS,
    ended: LASTS_MS + HOUR_MS,
  }
  const start = Math.floor((now - (ages[phase] ?? 3 * HOUR_MS)) / 1000) * 1000
  starts.set(phase, start)
  return start
}

function statusOf(phase: string, now: number, start: number, end: number): Arena['status'] {
  if (phase === 'ended') return 'ENDED'
  if (now < start) return 'PREPARE'
  return now < end ? 'FIGHTING' : 'SETTLING'
}

/** Both grow, now one and now the other ahead. */
function scoreOf({ scenario }: Call, doneMs: number, side: 0 | 1): number {
  if (scenario('no_scores')) return 0
  const seconds = Math.floor(doneMs / 1000)
  if (scenario('tie')) return 8000 + seconds
  const wave = Math.round(600 * Math.sin(seconds / 30 + side * Math.PI))
  return Math.max(0, Math.floor(seconds * 1.4) + (seconds === 0 ? 0 : 900 + wave))
}

function sideOf(call: Call, dao: typeof RED, score: number): ArenaSide {
  const { daoId, name, memberCount } = dao
  return { daoId, name, memberCount, score, logo: call.art('logo', daoId) }
}

const REPORTS = [
  '苍蓝议会夺下北岸灯塔，守军退到潮汐港。',
  '星火联盟从峡谷突围，连破两座哨塔，中路的火光一直烧到了凌晨，三十一位成员写下了自己的名字。',
  '双方在中路僵持，灯塔三次易手。',
  '星火联盟点亮南岸灯塔。',
] as const

function reportsOf(now: number): Arena['reports'] {
  return REPORTS.map((text, at) => ({ time: stamp(now - (at * 17 + 3) * MINUTE_MS), text }))
}
