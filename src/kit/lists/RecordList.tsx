import { useRef, type ReactNode } from 'react'
import { Button } from '@/ui/Button'
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
  /** Opens the login. Without it nobody needs one to see the list. */
  onLogin?: () => void
  /** Said when a login is missing or over. */
  guest?: string
  /** Stands for the first page while it is on its way. */
  skeleton?: ReactNode
  /** Draws one row. */
  children: (row: Row, index: number) => ReactNode
}

/** A list that comes in pages: skeleton, rows, its end, nothing at all, or a page that failed. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const root = useRef<HTMLDivElement>(null)
  const { rows } = props.records.list
  // The first page's skeleton takes the whole place, a pressed button's too.
  const keepFocus = () => rows.length === 0 && root.current?.focus({ preventScroll: true })
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <Contents {...props} onPress={keepFocus} />
    </div>
  )
}

function Contents<Row>({
  records: { list, ask, idOf },
  label,
  empty = '暂无数据',
  emptyAction,
  onLogin,
  guest = '登录后查看您的记录',
  skeleton = <SkeletonLines count={4} className={styles.skeleton} />,
  children,
  onPress,
}: RecordListProps<Row> & { onPress: () => void }) {
  const waiting = list.rows.length === 0 && list.page === 0
  if (waiting && list.phase !== 'failed') return <div aria-busy="true">{skeleton}</div>
  if (list.rows.length === 0 && list.page > 0 && !list.hasMore)
    return <EmptyState text={empty}>{emptyAction}</EmptyState>
  return (
    <>
      <ul aria-label={label} aria-busy={list.phase === 'loading'}>
        {list.rows.map((row, index) => (
          // Rows without a name of their own cannot be told from each other.
          <li key={idOf(row) || index}>{children(row, index)}</li>
        ))}
      </ul>
      {list.signedOut && onLogin ? (
        <EmptyState text={guest}>
          <Button quiet onPress={onLogin}>
            去登录
          </Button>
        </EmptyState>
      ) : (
        <ListEnd list={list} onAsk={ask} onPress={onPress} />
      )}
    </>
  )
}
