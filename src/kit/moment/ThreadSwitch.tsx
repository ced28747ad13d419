import type { PagedList } from '@/kit/lists/pagedList'
import { Dots } from '@/ui/Dots'
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
  list: PagedList<unknown>
  onHide: () => void
  onAsk: () => void
}

/** What can be done with an open thread: go on, or close it. */
export function ThreadSwitch({ list: { phase, hasMore }, onHide, onAsk }: ThreadSwitchProps) {
  return (
    <div className={styles.actions}>
      {phase === 'loading' && (
        <output className={styles.wait}>
          <span className="visually-hidden">正在加载回复</span>
          <Dots />
        </output>
      )}
      {phase !== 'loading' && hasMore && (
        <button type="button" className={styles.action} onClick={onAsk}>
          {phase === 'failed' ? '加载失败，点击重试' : '展开更多回复'}
        </button>
      )}
      <button type="button" className={styles.action} aria-expanded onClick={onHide}>
        收起
        <ChevronUpIcon />
      </button>
    </div>
  )
}
