import type { Scenario } from '@/sandbox/scenario'

export const scenarios: readonly Scenario[] = [
  { name: 'agree_again', label: '协议更新，需重新同意', appliesTo: 'all' },
]
