import { tap, type Look } from '@tests/support/looks'

const AT = '/entrust?territoryId=30001'

export const looks: readonly Look[] = [
  { name: 'guest', at: AT, shows: '登录后查看你的管家' },
  { name: 'none', at: `${AT}&__state=entrust_none`, who: 'member', shows: '开启委托' },
  { name: 'running', at: `${AT}&__state=entrust_running`, who: 'member', shows: '管理委托' },
  { name: 'app', at: `${AT}&__state=entrust_running`, who: 'app', shows: '管理委托' },
  { name: 'paused', at: `${AT}&__state=entrust_paused`, who: 'member', shows: '恢复委托' },
  { name: 'expired', at: `${AT}&__state=entrust_expired`, who: 'member', shows: '续期' },
  { name: 'fresh', at: `${AT}&__state=entrust_fresh`, who: 'member', shows: '管家还没有开工' },
  { name: 'other', at: `${AT}&__state=occupied_other`, who: 'member', shows: '仅领主可查看' },
  { name: 'applying', at: `${AT}&__state=applying`, who: 'member', shows: '领地审核中' },
  { name: 'no territory', at: '/entrust', shows: '仅领主可查看' },
  {
    name: 'many',
    at: `${AT}&__state=entrust_running,many`,
    who: 'member',
    shows: '查看更早的日志',
  },
  {
    name: 'hostile',
    at: `${AT}&__state=entrust_running,hostile`,
    who: 'member',
    shows: '管理委托',
  },
  { name: 'error', at: `${AT}&__state=http_500`, who: 'member', shows: '重新加载' },
  { name: 'loading', at: AT, who: 'member', holds: '/taskEntrustInfo', shows: /任务委托/ },
  { name: 'login', at: AT, shows: '手机号登录', act: tap('登录') },
]
