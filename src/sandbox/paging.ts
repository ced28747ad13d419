import { toCount } from '@/lib/format/formatCount'

interface PageCall {
  payload: { readonly pageNo?: number | string; readonly pageSize?: number | string }
  scenario(name: string): boolean
}

const MANY = 300

/** The requested page (pageNo starts at 1), with `total` and `hasMore`. */
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

/** In the scenario `many` 300 rows, made by repeating these. */
export function manyOf<Row>(
  call: Pick<PageCall, 'scenario'>,
  rows: readonly Row[],
  copyOf: CopyOf<Row>,
): readonly Row[] {
  return call.scenario('many') ? repeat(rows, MANY, copyOf) : rows
}

/** Gives a copy an id of its own; the copies are numbered after the rows. */
type CopyOf<Row> = (row: Row, number: number) => Row

/** Cuts or repeats the rows to this length. */
export function repeat<Row>(rows: readonly Row[], length: number, copyOf: CopyOf<Row>): Row[] {
  return Array.from({ length: rows.length && length }, (_, index) => {
    const row = rows[index % rows.length] as Row
    return index < rows.length ? row : copyOf(row, index)
  })
}
