import { Dots } from '@/ui/Dots'
import type { CommentList } from './commentList'
import styles from './FeedEnd.module.css'
import { useReached } from './useReached'

interface FeedEndProps {
  list: CommentList<unknown>
  onAsk: () => void
}

/** The foot of a list: the next page comes before a person reaches it, and by a tap where that cannot be seen. */
export function FeedEnd({ list, onAsk }: FeedEndProps) {
  const { phase, hasMore, stalled } = list
  const button = useReached<HTMLButtonElement>(onAsk, hasMore && phase === 'idle' && !stalled)
  if (!hasMore) return <p className={styles.end}>没有更多了</p>
  if (phase === 'loading')
    return (
      <output className={styles.end}>
        <span className="visually-hidden">正在加载</span>
        <Dots />
      </output>
    )
  return (
    <button ref={button} type="button" className={styles.more} onClick={onAsk}>
      {phase === 'failed' ? '加载失败，点击重试' : '加载更多'}
    </button>
  )
}
