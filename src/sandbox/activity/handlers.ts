import { getActivityById } from '@/api/activity'
import { activityOf } from '@/sandbox/activity'
import { contestOf, isContest } from './contest'
import { officerOf, seatsLeft } from '@/sandbox/firstRecommend/officers'
import { handle } from '@/sandbox/serve/handle'
import { festivalWinners, isFestival } from '@/sandbox/qixi/goods'
import { releaseOf } from '@/sandbox/release/release'
import { freeTerritories } from '@/sandbox/territory/freeTerritories'

export const handlers = [
  handle(getActivityById, (call) => {
    if (isContest(call)) return contestOf(call)
    const leftOf = (left: number) => (call.scenario('sold_out') ? 0 : left)
    return {
      activityId: call.payload.activityId || '1001',
      name: '领地嘉年华',
      cover: call.art('landscape', 1001),
      ...activityOf(call, { startsIn: -10, endsIn: 20 }),
      prizes: [
        {
          name: '嘉年华徽章',
          img: call.art('badge', 'carnival'),
          count: 5000,
          left: leftOf(1260),
          worthText: '',
        },
        {
          name: '领地装饰礼盒',
          img: call.art('present', 'carnival'),
          count: 300,
          left: leftOf(42),
          worthText: '',
        },
      ],
      stages: [],
      poolText: '',
      entrantCount: undefined,
      winners: isFestival(call) ? festivalWinners() : [],
      left: seatsLeft(call),
      territories: freeTerritories(call),
      quota: call.scenario('sold_out') ? 0 : freeTerritories(call).length,
      release: releaseOf(call),
      officer: officerOf(call, call.payload.activityId || '1001'),
    }
  }),
]
