import type { ReactNode } from 'react'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { ListEnd } from './ListEnd'
import type { Paged } from './usePagedList'
import styles from './RecordList.module.css'

export interface RecordListProps<Row> {
  records: Paged<Row>
  /** What the rows are, for screen readers. */
  label: string
  /** Said when there is none. */
  empty?: string
  /** What can be done about it, e.g. a button. */
  emptyAction?: ReactNode
  /** Stands for the first page while it is on its way. */
  skeleton?: ReactNode
  /** Draws one row. */
  children: (row: Row, index: number) => ReactNode
}

/** A list that comes in pages: skeleton, rows, its end, nothing at all, or a page that failed. */
export function RecordList<Row>({
  records: { list, ask },
  label,
  empty = '暂无数据',
  emptyAction,
  skeleton = <SkeletonLines count={4} className={styles.skeleton} />,
  children,
}: RecordListProps<Row>) {
  const waiting = list.rows.length === 0 && list.page === 0
  if (waiting && list.phase !== 'failed') return <div aria-busy="true">{skeleton}</div>
  if (list.rows.length === 0 && list.page > 0 && !list.hasMore)
    return <EmptyState text={empty}>{emptyAction}</EmptyState>
  return (
    <>
      <ul aria-label={label} aria-busy={list.phase === 'loading'}>
        {list.rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are only ever added at the end
          <li key={index}>{children(row, index)}</li>
        ))}
      </ul>
      <ListEnd list={list} onAsk={ask} />
    </>
  )
}
