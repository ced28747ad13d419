import type { TerritoryGlory } from '@/api/territory'

/** How the words stand with the review; '' where they have passed. */
export function auditNote({ auditStatus }: Pick<TerritoryGlory, 'auditStatus'>): string {
  if (auditStatus === 'PASSED') return ''
  return auditStatus === 'PENDING' ? '审核中' : '未通过，请修改'
}
