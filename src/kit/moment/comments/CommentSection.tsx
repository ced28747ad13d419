import { useId, useRef } from 'react'
import type { CommentSort, Moment } from '@/api/moment'
import { useEntryState } from '@/kit/page/useEntryState'
import { formatCount } from '@/lib/format/formatCount'
import { track } from '@/tracking/track'
import { Tabs, tabPanel } from '@/ui/tabs/Tabs'
import { CommentFeed } from './CommentFeed'
import styles from './CommentSection.module.css'
import type { OnInteract } from '@/kit/moment/interaction'
import { scrollBack } from '@/kit/moment/scrollBack'

const TABS = [
  { id: 'HOT', label: '最热' },
  { id: 'NEW', label: '最新' },
] as const

interface CommentSectionProps {
  moment: Moment
  pageName: string
  onInteract: OnInteract
}

/** The comments of a moment, with their own loading and error states. */
export function CommentSection({ moment, pageName, onInteract }: CommentSectionProps) {
  const [sort, setSort] = useEntryState<CommentSort>('comments', 'HOT')
  const section = useRef<HTMLElement>(null)
  const base = useId()

  const choose = (next: CommentSort) => {
    if (next === sort) return
    track(pageName, 'tab', next === 'HOT' ? 'comment-hot' : 'comment-new')
    setSort(next)
    // The other tab starts at its first comment, directly below the tab bar.
    scrollBack(section.current)
  }
  return (
    <section ref={section} className={styles.section} aria-labelledby="comments-title">
      <div className={styles.bar} data-sticks>
        <h2 className={styles.title} id="comments-title">
          评论
          {moment.commentCount > 0 && (
            <span className={styles.count}>{formatCount(moment.commentCount)}</span>
          )}
        </h2>
        <Tabs tabs={TABS} value={sort} onChange={choose} label="评论排序" base={base} />
      </div>
      <div {...tabPanel(base, sort)}>
        <CommentFeed
          // A list of its own for each tab: late answers of the other one are dropped.
          key={sort}
          momentId={moment.momentId}
          sort={sort}
          pageName={pageName}
          onInteract={onInteract}
        />
      </div>
    </section>
  )
}
