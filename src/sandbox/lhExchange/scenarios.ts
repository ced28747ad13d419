import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/lh-exchange'], {
  goods_0: '还没有商品',
  lack: '积分不够',
  limit: '已达兑换上限',
  taken: '被别人先兑走了',
  address_0: '没有收货地址',
  bad_address: '收货地址不可用',
  no_notices: '没有公告',
})
