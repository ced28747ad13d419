import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { Dots } from '@/ui/button/Dots'
import type { PagedResult } from '@/kit/query/pagedQuery'
import styles from './ListEnd.module.css'

interface ListEndProps {
  query: PagedResult<unknown>
  /** Runs before a tap asks for more. */
  onPress?: () => void
}

/** The end of a list: loads the next page before a person reaches it, and by a tap where that cannot be observed. */
export function ListEnd(props: ListEndProps) {
  const foot = useRef<HTMLDivElement>(null)
  const press = () => {
    // The pressed button disappears.
    foot.current?.focus({ preventScroll: true })
    props.onPress?.()
    fetchMore(props.query)
  }
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      <Foot {...props} onPress={press} />
    </div>
  )
}

function Foot({ query, onPress }: ListEndProps) {
  const { data, error, hasNextPage, isFetching } = query
  const hasMore = !data || hasNextPage
  const isFailed = Boolean(error) && (!data || query.isFetchNextPageError)
  const button = useNearScreen<HTMLButtonElement>(
    () => fetchMore(query),
    hasMore && !isFetching && !isFailed && !data?.stalled,
  )
  if (!hasMore) return <p className={styles.end}>没有更多了</p>
  if (query.isFetchingNextPage || (!data && isFetching))
    return (
      <output className={styles.waiting}>
        <span className="visually-hidden">正在加载</span>
        <Dots />
      </output>
    )
  return (
    <button ref={button} type="button" className={styles.more} onClick={onPress}>
      {isFailed ? '加载失败，点击重试' : '加载更多'}
    </button>
  )
}

/** Fetches the next page, or the first one if it has failed; nothing while one is loading. */
function fetchMore({ data, isFetching, fetchNextPage, refetch }: PagedResult<unknown>): void {
  if (!isFetching) void (data ? fetchNextPage() : refetch())
}

/** Starts before the end is visible, so that steady scrolling never waits. */
const AHEAD = '600px 0px'

/** Calls `onNear` while the element is near the screen. Without IntersectionObserver it never does. */
function useNearScreen<E extends Element>(
  onNear: () => void,
  active: boolean,
): RefObject<E | null> {
  const element = useRef<E>(null)
  const onSeen = useEffectEvent(onNear)
  useEffect(() => {
    const target = element.current
    if (!active || !target || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onSeen()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [active])
  return element
}
