import { toCount } from '@/lib/formatCount'

interface PageCall {
  payload: { readonly pageNo?: number | string; readonly pageSize?: number | string }
  scenario(name: string): boolean
}

const MANY = 300

/** The page that was asked for (pageNo starts at 1), with its `total` and `hasMore`. */
export function pageOf<Row>(
  { payload }: Pick<PageCall, 'payload'>,
  rows: readonly Row[],
  size = 20,
): { total: number; hasMore: boolean; list: Row[] } {
  const pageSize = Math.min(toCount(payload.pageSize) || size, 100)
  const start = (Math.max(toCount(payload.pageNo), 1) - 1) * pageSize
  const end = start + pageSize
  return { total: rows.length, hasMore: end < rows.length, list: rows.slice(start, end) }
}

/**
 * In the scenario `many` as many rows as asked for (300), made by repeating the rows; `again` gives a copy its own id.
 * @param again the number counts from 1 for the first copy
 */
export function manyOf<Row>(
  { scenario }: Pick<PageCall, 'scenario'>,
  rows: readonly Row[],
  again: (row: Row, number: number) => Row,
  wanted = MANY,
): readonly Row[] {
  if (!scenario('many') || rows.length === 0) return rows
  return Array.from({ length: wanted }, (_, index) => {
    const row = rows[index % rows.length] as Row
    return index < rows.length ? row : again(row, index)
  })
}
