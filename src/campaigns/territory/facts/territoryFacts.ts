import type { Territory } from '@/api/territory'
import { groupNumber } from '@/lib/format/groupNumber'
import { STATUS_LABELS } from '../territoryState'

export interface Fact {
  name: string
  value: string
}

/** The day of a stamp `YYYY-MM-DD HH:mm:ss`; '' when it is none. */
export function dayOf(stamp: string): string {
  return /^\d{4}-\d{2}-\d{2}/.exec(stamp)?.[0] ?? ''
}

export function factsOf(
  territory: Pick<Territory, 'areaSqm' | 'residentCount' | 'residentMax' | 'status'>,
): Fact[] {
  const { areaSqm, residentCount, residentMax, status } = territory
  return [
    { name: '面积', value: areaSqm > 0 ? `${groupNumber(areaSqm, 2)}㎡` : '--' },
    {
      name: '居民',
      value: residentMax > 0 ? `${residentCount}/${residentMax}` : `${residentCount}`,
    },
    { name: '状态', value: STATUS_LABELS[status] },
  ]
}
