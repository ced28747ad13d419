import { tap, type Look } from '@tests/support/looks'

export const looks: readonly Look[] = [
  { name: 'open', at: '/', shows: '青鸾数字工坊' },
  { name: 'empty', at: '/?__state=empty', shows: '暂无服务商入驻' },
  { name: 'few cards', at: '/?__state=few_cards', shows: '该分类暂无服务商' },
  { name: 'many', at: '/?__state=many', shows: '青鸾数字工坊1' },
  { name: 'hostile', at: '/?__state=hostile', shows: /未命名服务商/ },
  { name: 'error', at: '/?__state=http_500', shows: /please check server API/ },
  { name: 'loading', at: '/', holds: '/facilitator/query', shows: '正在加载服务商' },
  { name: 'a toast', at: '/', shows: '敬请期待', act: tap('关注青鸾数字工坊') },
  { name: 'menu', at: '/', shows: 'App下载', act: tap('打开菜单') },
  { name: 'menu, categories', at: '/', shows: '数字化运营服务', act: tap('打开菜单', '生态') },
]
