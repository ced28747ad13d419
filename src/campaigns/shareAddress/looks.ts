import { person } from '@/sandbox/users'
import { tap, type Look } from '@tests/support/looks'

const AT = '/shareAddress?landId=60001&__state='
const INVITED = `/shareAddress?landId=60001&shareUid=${person(3).uid}&__state=`

export const looks: readonly Look[] = [
  { name: 'visitor', at: AT, shows: '打开App前往' },
  { name: 'invited', at: INVITED, shows: '邀请你来做客' },
  {
    name: 'invited by a neighbour',
    at: `/shareAddress?landId=60001&shareUid=${person(6).uid}&__state=`,
    shows: '邀请你来做客',
  },
  { name: 'free', at: `${AT}free`, shows: '待认领' },
  { name: 'on sale', at: `${AT}on_sale`, shows: '去看看' },
  { name: 'locked', at: `${AT}locked`, shows: '已锁定' },
  { name: 'owner', at: `${AT}owner`, who: 'member', shows: '生成地址海报' },
  {
    name: 'poster',
    at: `${AT}owner`,
    who: 'member',
    shows: '保存图片',
    act: tap('生成地址海报'),
  },
  {
    name: 'far away',
    at: '/shareAddress?landId=900719925474099123&__state=',
    shows: 'X −1204 · Y 4096',
  },
  { name: 'in the app', at: `${AT}owner`, who: 'app', shows: '前往地块' },
  { name: 'hostile', at: `${INVITED}hostile`, shows: '打开App前往' },
  { name: 'loading', at: AT, holds: '/land/60001', shows: '我的地块地址' },
  { name: 'error', at: `${AT}http_500@/api/land/`, shows: '重新加载' },
  { name: 'gone', at: '/shareAddress?landId=1&__state=', shows: '地块不存在或已注销' },
  { name: 'bad link', at: '/shareAddress?landId=x', shows: '地块信息有误' },
]
