import { formatCount } from '@/lib/format/formatCount'
import type { Moment } from '@/api/moment'
import { PlainButton } from '@/ui/button/PlainButton'
import { HeartFullIcon, HeartIcon } from '@/ui/icons'
import styles from './CommentBar.module.css'
import type { OnInteract } from '@/kit/moment/interaction'

interface CommentBarProps {
  moment: Moment
  onInteract: OnInteract
}

/** Inside the app: looks like a field and opens the native editor. */
export function CommentBar({ moment, onInteract }: CommentBarProps) {
  return (
    <div className={styles.space}>
      <div className={styles.bar} data-floats>
        <PlainButton className={styles.field} onPress={() => onInteract('comment')}>
          <span>说点什么…</span>
        </PlainButton>
        <PlainButton
          className={styles.like}
          aria-pressed={moment.liked}
          onPress={() => onInteract('like')}
        >
          {moment.liked ? <HeartFullIcon className={styles.liked} /> : <HeartIcon />}
          <span className={styles.count}>
            <span className="visually-hidden">点赞</span>
            {formatCount(moment.likeCount)}
          </span>
        </PlainButton>
      </div>
    </div>
  )
}
