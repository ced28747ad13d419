import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/shareAddress'], {
  free: '地块待认领',
  on_sale: '地块在售',
  locked: '地块已锁定',
  owner: '本人的地块',
})
