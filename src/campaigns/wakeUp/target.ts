import { appPath } from '@/kit/open-app/openAppPlan'
import { isKnownRoute } from '@/kit/routeTable'

/** The names of the app's pages by the first part of their path, as the platform names its places. */
const PLACES = new Map(
  Object.entries({
    'aidao-detail': '竞技场DAO',
    'asset-debut': '资产首发',
    chatAI: 'AI角色对话',
    'collect-cards': '集卡',
    competition: '赛事活动',
    entrust: '任务委托',
    exchange: '奖励兑现',
    fission: '好友邀请',
    'give-gift': '赠送礼物',
    'invent-user': '邀请用户',
    'lh-exchange': '好物兑换',
    manufacturerDetail: '服务商',
    newcomers: '新手任务',
    opinionRanking: '意见分排行榜',
    opinionScoreRules: '意见分规则',
    'original-resident': '原住民计划',
    partnerRecruitment: '邀请好友',
    'personal-guest': '私人会客厅',
    plAce: '星球',
    qiXi: '七夕',
    'real-estate': '数字地产',
    'recommendation-officer': '首席推荐官',
    redPacket: '红包雨',
    rewardRules: '奖励规则',
    'second-life-plan': '第二人生计划',
    shareAddress: '地块地址',
    shareFinancial: '财经年课',
    'sign-in': '每日签到',
    soul: '数字灵魂',
    territory: '领地',
    'territory-carnival': '领地嘉年华',
    'territory-carnival-rule': '领地嘉年华规则',
    'territory-invite': '领地邀请',
    territoryRules: '领地规则',
    'trends-detail': '动态',
    'trends-detail-quest': '动态',
    warZone: '战区',
  }),
)

/** Pages for the browser: the app opens none of them by itself. */
const WEB_ONLY = /^(channel|test|exchangeLogin|shareRegister|partnerShareRegister|wakeUp)$/i

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
  const isOurs = isKnownRoute(valid.split('?', 1)[0] ?? '') && !WEB_ONLY.test(place)
  return { path: valid, name: name ?? 'App内页面', isKnown: name !== undefined || isOurs }
}
