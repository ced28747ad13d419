import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/fission'], {
  sold_out: '礼盒已派完',
  pending: '礼物发放处理中',
})
