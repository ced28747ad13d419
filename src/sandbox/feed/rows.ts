import { FEED_PAGE_SIZE } from '@/api/feed'
import type { Moment } from '@/api/moment'
import type { Call } from '@/sandbox/serve/handle'
import { moments } from '@/sandbox/moment/data'
import { momentOf } from '@/sandbox/moment/momentAnswer'
import type { MomentRecord } from '@/sandbox/moment/records'
import { manyOf, pageOf } from '@/sandbox/paging'

/** The published moments, the latest first. */
export function published(): MomentRecord[] {
  return moments
    .filter(({ status }) => status === 'NORMAL')
    .sort((one, other) => other.publishedAt - one.publishedAt)
}

/** A page of these; in the scenario `many` there are 300, each with a unique id. */
export function momentPage(
  call: Call<{ pageNo: number; pageSize: number }>,
  records: readonly MomentRecord[],
): { hasMore: boolean; list: Moment[] } {
  const rows = manyOf(call, records, (record, at) => ({
    ...record,
    momentId: String(7_000_000 + at),
  }))
  const { hasMore, list } = pageOf(call, rows, FEED_PAGE_SIZE)
  return { hasMore, list: list.map((record) => momentOf(call, record)) }
}
