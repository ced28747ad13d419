import { currentVisit } from '@/bridge/environment'
import { inviteNeed } from '@/kit/claim/ladder'
import { head } from './head'

export interface Wording {
  title: string
  line: string
  tiers: string
  need: (need: number) => string
  noInvited: string
  /** The rewards of an invitation may be named. */
  showsRewards: boolean
}

export const NEUTRAL_LINE = '面对面扫一扫，一起走进数字世界'

const USUAL: Wording = {
  title: '邀请有礼',
  line: '面对面扫一扫，好友加入，你也有礼',
  tiers: '邀请奖励',
  need: inviteNeed,
  noInvited: '还没有邀请记录，快去邀请好友吧',
  showsRewards: true,
}

/** WeChat forbids incentives to invite: there the text is neutral, without the rewards of an invitation. */
const IN_WECHAT: Wording = {
  title: head.title,
  line: NEUTRAL_LINE,
  tiers: '同行里程',
  need: (need) => `${need}位好友同行`,
  noInvited: '还没有邀请记录',
  showsRewards: false,
}

export function wording(): Wording {
  return currentVisit().visit === 'wechat' ? IN_WECHAT : USUAL
}

export const HOW_TO_INVITE = [
  { name: '亮出二维码', note: '登录后自动生成，到期自动更新' },
  { name: '好友扫一扫', note: '用微信或相机扫码，验证手机号' },
  { name: '一起出发', note: '好友加入后，会出现在你的邀请记录里' },
] as const

export const HOW_TO_JOIN = [
  { name: '验证手机号', note: '一分钟，没有别的步骤' },
  { name: '打开App', note: '你的数字世界已经准备好' },
  { name: '去找好友', note: '逛星球、住领地、认识同路人' },
] as const
