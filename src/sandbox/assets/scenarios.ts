import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/give-gift'], {
  no_assets: '没有藏品',
  locked_asset: '藏品都被锁定',
  unlock_soon: '20 秒后解锁',
  friend_unverified: '对方未实名',
  give_partial: '部分转赠失败',
})
