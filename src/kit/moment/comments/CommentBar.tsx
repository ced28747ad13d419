import { formatCount } from '@/lib/format/formatCount'
import type { Moment } from '@/api/moment'
import { HeartFullIcon, HeartIcon } from '@/ui/icons'
import styles from './CommentBar.module.css'
import type { Interaction } from '@/kit/moment/interaction'

interface CommentBarProps {
  moment: Moment
  onInteract: (interaction: Interaction) => void
}

/** Inside the app: looks like a field and opens the native editor. */
export function CommentBar({ moment, onInteract }: CommentBarProps) {
  return (
    <div className={styles.space}>
      <div className={styles.bar} data-floats>
        <button type="button" className={styles.field} onClick={() => onInteract('comment')}>
          <span>说点什么…</span>
        </button>
        <button
          type="button"
          className={styles.like}
          aria-pressed={moment.liked}
          onClick={() => onInteract('like')}
        >
          {moment.liked ? <HeartFullIcon className={styles.liked} /> : <HeartIcon />}
          <span className={styles.count}>
            <span className="visually-hidden">点赞</span>
            {formatCount(moment.likeCount)}
          </span>
        </button>
      </div>
    </div>
  )
}
