import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/recommendation-officer'], {
  officer: '已是首席推荐官',
  sold_out: '席位已满',
})
