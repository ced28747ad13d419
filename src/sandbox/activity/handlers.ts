import { getActivityById } from '@/api/activity'
import { activityOf } from '@/sandbox/activity'
import { contestOf } from './contest'
import { officerOf, seatsLeft } from '@/sandbox/firstRecommend/officers'
import { handle, isOnPage } from '@/sandbox/serve/handle'
import { festivalWinners } from '@/sandbox/qixi/goods'
import { releaseOf } from '@/sandbox/release/release'
import { freeTerritories } from '@/sandbox/territory/apply'

const PRIZES = [
  ['嘉年华徽章', 'badge', 5000, 1260],
  ['领地装饰礼盒', 'present', 300, 42],
] as const

export const handlers = [
  handle(getActivityById, (call) => {
    if (isOnPage(call, '/competition')) return contestOf(call)
    return {
      activityId: call.payload.activityId || '1001',
      name: '领地嘉年华',
      cover: call.art('landscape', 1001),
      ...activityOf(call, { startsIn: -10, endsIn: 20 }),
      prizes: PRIZES.map(([name, art, count, left]) => ({
        name,
        img: call.art(art, 'carnival'),
        count,
        left: call.scenario('sold_out') ? 0 : left,
        worthText: '',
      })),
      stages: [],
      poolText: '',
      entrantCount: undefined,
      winners: isOnPage(call, '/qiXi') ? festivalWinners() : [],
      left: seatsLeft(call),
      territories: freeTerritories(call),
      quota: call.scenario('sold_out') ? 0 : freeTerritories(call).length,
      release: releaseOf(call),
      officer: officerOf(call, call.payload.activityId || '1001'),
    }
  }),
]
