import type { Scenario } from '@/sandbox/scenario'

const LADDER = [
  '/original-resident',
  '/invent-user',
  '/second-life-plan',
  '/collect-cards',
] as const
const LISTS = ['/invent-user', '/original-resident', '/fission'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'stage_0', label: '一个好友都还没邀请', appliesTo: LADDER },
  { name: 'stage_mid', label: '奖励领了一半', appliesTo: LADDER },
  { name: 'stage_all', label: '奖励全部达成', appliesTo: LADDER },
  { name: 'stage_sold', label: '奖励已抢光', appliesTo: LADDER },
  { name: 'claimed', label: '奖励全部已领取', appliesTo: LADDER },
  { name: 'sold_out', label: '奖励和礼包已抢光', appliesTo: LADDER },
  { name: 'pending', label: '奖励发放处理中', appliesTo: LADDER },
  { name: 'invitee_arrives', label: '每次刷新来一位好友', appliesTo: LISTS },
  { name: 'inviter_unknown', label: '邀请人不存在', appliesTo: 'all' },
  { name: 'inviter_invalid', label: '邀请人已失效', appliesTo: 'all' },
  { name: 'qr_expired', label: '二维码已过期', appliesTo: 'all' },
  { name: 'qr_soon', label: '二维码 10 秒后过期', appliesTo: 'all' },
  { name: 'qr_empty', label: '二维码内容为空', appliesTo: 'all' },
  { name: 'qr_bad', label: '二维码内容不安全', appliesTo: 'all' },
  { name: 'qr_limit', label: '换二维码过于频繁', appliesTo: ['/invent-user'] },
]
