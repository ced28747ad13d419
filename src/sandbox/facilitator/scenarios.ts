import type { Scenario } from '@/sandbox/scenario'

const DETAIL = ['/manufacturerDetail/:id'] as const

export const scenarios: readonly Scenario[] = [
  { name: 'few_cards', label: '每组 1、0、12、2、3 张卡片', appliesTo: ['/'] },
  { name: 'off_shelf', label: '服务商已下架', appliesTo: DETAIL },
  { name: 'no_contact', label: '未公开联系方式', appliesTo: DETAIL },
]
