import { Dots } from '@/ui/Dots'
import { ChevronDownIcon, ChevronUpIcon } from '@/ui/icons'
import type { CommentList } from './commentList'
import styles from './ReplyThread.module.css'

interface ThreadSwitchProps {
  open: boolean
  list: CommentList<unknown>
  label: string
  onShow: () => void
  onHide: () => void
  onAsk: () => void
}

/** What can be done with a thread: open it, go on, close it. */
export function ThreadSwitch({ open, list, label, onShow, onHide, onAsk }: ThreadSwitchProps) {
  if (!open)
    return (
      <button type="button" className={styles.action} aria-expanded={false} onClick={onShow}>
        {label}
        <ChevronDownIcon />
      </button>
    )
  return (
    <div className={styles.actions}>
      {list.phase === 'loading' && (
        <output className={styles.wait}>
          <span className="visually-hidden">正在加载回复</span>
          <Dots />
        </output>
      )}
      {list.phase !== 'loading' && list.hasMore && (
        <button type="button" className={styles.action} onClick={onAsk}>
          {list.phase === 'failed' ? '加载失败，点击重试' : '展开更多回复'}
        </button>
      )}
      <button type="button" className={styles.action} aria-expanded onClick={onHide}>
        收起
        <ChevronUpIcon />
      </button>
    </div>
  )
}
