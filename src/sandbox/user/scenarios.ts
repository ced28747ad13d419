import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = [
  ...scenariosFor(['/personal-guest'], {
    limit: '今日邀请次数已用完',
    slot_lost: '所选时段刚刚约满',
  }),
  ...scenariosFor(['/personal-guest', '/territory-invite'], {
    records: '有各种状态的邀请记录',
  }),
]
