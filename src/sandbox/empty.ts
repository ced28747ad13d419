import { asRecord } from '@/lib/json'

/** The answer of a platform that has nothing: no rows, no pages, no entity. */
export function emptied(data: unknown): unknown {
  if (Array.isArray(data)) return []
  const record = asRecord(data)
  return record && Array.isArray(record.list)
    ? { ...record, list: [], hasMore: false, total: 0 }
    : null
}
