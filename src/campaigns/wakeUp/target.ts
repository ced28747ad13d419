import { appPath } from '@/kit/open-app/openAppPlan'

/** The app's pages by the first part of their path, as the platform names its places. */
const PLACES = new Map(
  Object.entries({
    'asset-debut': '资产首发',
    chatAI: 'AI角色对话',
    'collect-cards': '集卡',
    competition: '赛事活动',
    entrust: '任务委托',
    exchange: '奖励兑现',
    'give-gift': '赠送礼物',
    'lh-exchange': '好物兑换',
    newcomers: '新手任务',
    opinionRanking: '意见分排行榜',
    'original-resident': '原住民计划',
    plAce: '星球',
    'real-estate': '数字地产',
    'sign-in': '每日签到',
    soul: '数字灵魂',
    territory: '领地',
    'trends-detail': '动态',
    warZone: '战区',
  }),
)

export interface Target {
  /** A page inside the app; its home for an invalid path. */
  path: string
  name: string
  /** False: the page comes from the link alone, so the person has to see it before it opens. */
  isKnown: boolean
}

export function targetOf(path: string | null): Target {
  const valid = appPath(path ?? undefined)
  if (valid === '/') return { path: valid, name: 'App首页', isKnown: true }
  const place = /^\/([\w-]+)(?:\/\d+)?(?:\?|$)/.exec(valid)?.[1] ?? ''
  const name = PLACES.get(place)
  return { path: valid, name: name ?? 'App内页面', isKnown: name !== undefined }
}
