import { memo } from 'react'
import type { TopComment } from '@/api/moment'
import { formatCount } from '@/lib/format/formatCount'
import { Avatar } from '@/ui/picture/Avatar'
import { Expandable } from '@/ui/Expandable'
import { HeartIcon } from '@/ui/icons'
import { UNNAMED } from '@/kit/moment/article/AuthorRow'
import styles from './CommentItem.module.css'
import type { Interaction } from '@/kit/moment/interaction'
import { ReplyThread } from '@/kit/moment/replies/ReplyThread'
import { TimeAgo } from '@/kit/moment/article/TimeAgo'

interface CommentItemProps {
  comment: TopComment
  pageName: string
  onInteract: (interaction: Interaction) => void
}

/** A top comment with its replies. Lists grow to hundreds of them: the ones that stand are not drawn again. */
export const CommentItem = memo(function CommentItem(props: CommentItemProps) {
  const { comment, pageName, onInteract } = props
  const name = comment.nickname || UNNAMED
  const likes = formatCount(comment.likeCount)
  return (
    <li className={styles.item}>
      <Avatar src={comment.avatar} name={name} className={styles.face} />
      <div className={styles.body}>
        <div className={styles.head}>
          <p className={styles.name}>{name}</p>
          <button
            type="button"
            className={styles.like}
            aria-label={`点赞${name}的评论，${likes}`}
            onClick={() => onInteract('like')}
          >
            <HeartIcon className={styles.heart} />
            {comment.likeCount > 0 && likes}
          </button>
        </div>
        <div className={styles.text}>
          <Expandable text={comment.content} lines={6} />
        </div>
        <p className={styles.meta}>
          <TimeAgo time={comment.createTime} />
          <button type="button" className={styles.reply} onClick={() => onInteract('comment')}>
            回复
          </button>
        </p>
        <ReplyThread comment={comment} pageName={pageName} />
      </div>
    </li>
  )
})
