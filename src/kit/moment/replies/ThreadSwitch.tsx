import type { PagedResult } from '@/kit/list/pagedQuery'
import { Dots } from '@/ui/button/Dots'
import { ChevronDownIcon, ChevronUpIcon } from '@/ui/icons'
import styles from './ReplyThread.module.css'

interface ThreadOpenerProps {
  label: string
  onShow: () => void
}

export function ThreadOpener({ label, onShow }: ThreadOpenerProps) {
  return (
    <button type="button" className={styles.action} aria-expanded={false} onClick={onShow}>
      {label}
      <ChevronDownIcon />
    </button>
  )
}

interface ThreadSwitchProps {
  query: PagedResult<unknown>
  onHide: () => void
}

/** What can be done with an open thread: go on, or close it. */
export function ThreadSwitch({ query, onHide }: ThreadSwitchProps) {
  const { data, error, isFetching, hasNextPage } = query
  const isFailed = Boolean(error) && !isFetching
  return (
    <div className={styles.actions}>
      {isFetching && (
        <output className={styles.wait}>
          <span className="visually-hidden">正在加载回复</span>
          <Dots />
        </output>
      )}
      {!isFetching && (isFailed || hasNextPage) && (
        <button
          type="button"
          className={styles.action}
          onClick={() => void (data ? query.fetchNextPage() : query.refetch())}
        >
          {isFailed ? '加载失败，点击重试' : '展开更多回复'}
        </button>
      )}
      <button type="button" className={styles.action} aria-expanded onClick={onHide}>
        收起
        <ChevronUpIcon />
      </button>
    </div>
  )
}
