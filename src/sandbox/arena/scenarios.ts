import type { Scenario } from '@/sandbox/scenario'

const RANKING = ['/opinionRanking'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'ranks_0', label: '榜单为空', appliesTo: RANKING },
  { name: 'ranks_1', label: '只有 1 人上榜', appliesTo: RANKING },
  { name: 'ranks_2', label: '只有 2 人上榜', appliesTo: RANKING },
  { name: 'ranks_3', label: '只有 3 人上榜', appliesTo: RANKING },
  { name: 'off_list', label: '我未上榜', appliesTo: RANKING },
  { name: 'me_first', label: '我是第一名', appliesTo: RANKING },
]
