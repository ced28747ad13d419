import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/shareFinancial'], {
  bought: '已购买课程',
  no_teacher: '没有讲师',
  sold_out: '课程售罄',
  no_free: '没有试听课',
  few: '只有少量课时',
})
