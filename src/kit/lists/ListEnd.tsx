import { useRef } from 'react'
import { Dots } from '@/ui/Dots'
import type { PagedList } from './pagedList'
import { useNearScreen } from './useNearScreen'
import styles from './ListEnd.module.css'

interface ListEndProps {
  list: PagedList<unknown>
  onAsk: () => void
  /** Runs before a tap asks. */
  onPress?: () => void
}

/** The foot of a list: the next page comes before a person reaches it, and by a tap where that cannot be seen. */
export function ListEnd(props: ListEndProps) {
  const foot = useRef<HTMLDivElement>(null)
  const press = () => {
    // The pressed button goes.
    foot.current?.focus({ preventScroll: true })
    props.onPress?.()
    props.onAsk()
  }
  return (
    <div ref={foot} tabIndex={-1} className={styles.foot}>
      <Foot {...props} onPress={press} />
    </div>
  )
}

function Foot({ list, onAsk, onPress }: ListEndProps) {
  const { phase, hasMore, stalled } = list
  const button = useNearScreen<HTMLButtonElement>(onAsk, hasMore && phase === 'idle' && !stalled)
  if (!hasMore) return <p className={styles.end}>没有更多了</p>
  if (phase === 'loading')
    return (
      <output className={styles.waiting}>
        <span className="visually-hidden">正在加载</span>
        <Dots />
      </output>
    )
  return (
    <button ref={button} type="button" className={styles.more} onClick={onPress}>
      {phase === 'failed' ? '加载失败，点击重试' : '加载更多'}
    </button>
  )
}
