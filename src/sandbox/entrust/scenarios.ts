import { scenariosFor } from '@/sandbox/scenario'

export const scenarios = scenariosFor(['/entrust'], {
  entrust_none: '我是领主，未开启委托',
  entrust_running: '我是领主，委托中',
  entrust_paused: '我是领主，委托已暂停',
  entrust_expired: '我是领主，委托已到期',
  entrust_fresh: '我是领主，管家刚上岗',
  occupied_other: '他人是领主',
  applying: '我的申请审核中',
})
