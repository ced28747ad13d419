import { scenariosFor } from '@/sandbox/scenario'

const LADDER = [
  '/original-resident',
  '/invent-user',
  '/second-life-plan',
  '/collect-cards',
] as const
const LISTS = ['/invent-user', '/original-resident', '/fission'] as const

export const scenarios = [
  ...scenariosFor(LADDER, {
    stage_0: '一个好友都还没邀请',
    stage_mid: '奖励领了一半',
    stage_all: '奖励全部达成',
    stage_sold: '奖励已抢光',
    claimed: '奖励全部已领取',
    sold_out: '奖励和礼包已抢光',
    pending: '奖励发放处理中',
  }),
  ...scenariosFor(LISTS, { invitee_arrives: '每次刷新来一位好友' }),
  ...scenariosFor('all', {
    inviter_unknown: '邀请人不存在',
    inviter_invalid: '邀请人已失效',
    qr_expired: '二维码已过期',
    qr_soon: '二维码 10 秒后过期',
    qr_empty: '二维码内容为空',
    qr_bad: '二维码内容不安全',
  }),
  ...scenariosFor(['/invent-user'], { qr_limit: '换二维码过于频繁' }),
]
