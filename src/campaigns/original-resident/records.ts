import type { ResidentRecord } from '@/api/originalResident'
import type { Tone } from '@/ui/button/Tag'

interface StatusView {
  label: string
  tone: Tone
}

export const REWARDED: Readonly<Record<ResidentRecord['status'], StatusView>> = {
  SUCCESS: { label: '已到账', tone: 'success' },
  PROCESSING: { label: '处理中', tone: 'warn' },
  FAILED: { label: '发放失败', tone: 'danger' },
}

const PAGE_SIZE = 20

/** So many pages of rows that came all at once. */
export function pagesOf<Row>(rows: readonly Row[], pages: number) {
  const end = pages * PAGE_SIZE
  return { rows: rows.slice(0, end), hasMore: end < rows.length }
}
