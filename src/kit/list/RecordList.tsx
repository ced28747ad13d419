import { useRef, type ReactNode } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { ListEnd } from './ListEnd'
import type { PagedResult } from '@/kit/query/pagedQuery'
import styles from './RecordList.module.css'

export interface RecordListProps<Row> {
  /** Of `usePages`. */
  query: PagedResult<Row>
  idOf: (row: Row) => string
  /** What the rows are, for screen readers. */
  label: string
  /** Shown if the list is empty. */
  empty?: string
  /** Opens the login. Leave it out if the list needs none. */
  onLogin?: () => void
  /** Shown when a login is missing or over. */
  guest?: string
  /** Replaces the first page while it loads. */
  skeleton?: ReactNode
  /** Draws one row. */
  children: (row: Row, index: number) => ReactNode
  /** Renders all rows, instead of a plain list. */
  drawRows?: (list: RowsProps<Row>) => ReactNode
}

/** The loaded rows. */
export interface RowsProps<Row> extends Pick<RecordListProps<Row>, 'idOf' | 'label' | 'children'> {
  rows: readonly Row[]
  isBusy: boolean
  /** There are more of them. */
  hasMore: boolean
}

/** All of them, one after the other. */
function PlainRows<Row>({ rows, idOf, label, isBusy, children }: RowsProps<Row>) {
  return (
    <ul aria-label={label} aria-busy={isBusy}>
      {rows.map((row, index) => (
        // Rows without an id use their index.
        <li key={idOf(row) || index}>{children(row, index)}</li>
      ))}
    </ul>
  )
}

/** A paged list: skeleton, rows, its end, an empty state, or a failed page. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const root = useRef<HTMLDivElement>(null)
  const { data } = props.query
  // The first page's skeleton replaces everything, a pressed button too.
  const keepFocus = () => !data && root.current?.focus({ preventScroll: true })
  return (
    <div ref={root} tabIndex={-1} className={styles.root}>
      <Contents {...props} onPress={keepFocus} />
    </div>
  )
}

function Contents<Row>({
  query,
  idOf,
  label,
  empty = '暂无数据',
  onLogin,
  guest = '登录后查看你的记录',
  skeleton = <SkeletonLines count={4} className={styles.skeleton} />,
  children,
  drawRows,
  onPress,
}: RecordListProps<Row> & { onPress: () => void }) {
  const { data, error, hasNextPage, isFetching } = query
  if (!data && !error) return <div aria-busy="true">{skeleton}</div>
  const rows = data?.rows ?? []
  if (data && rows.length === 0 && !hasNextPage) return <EmptyState text={empty} />
  const isSignedOut = Boolean(error) && failureOf(error).kind === 'signedOut'
  const all = { rows, idOf, label, isBusy: isFetching, hasMore: hasNextPage, children }
  return (
    <>
      {drawRows ? drawRows(all) : <PlainRows {...all} />}
      {isSignedOut && onLogin ? (
        <EmptyState text={guest}>
          <Button quiet onPress={onLogin}>
            去登录
          </Button>
        </EmptyState>
      ) : (
        <ListEnd query={query} onPress={onPress} />
      )}
    </>
  )
}
