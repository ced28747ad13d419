import type { Reply } from '@/api/moment'
import { UNNAMED } from '@/kit/moment/article/AuthorRow'
import styles from './ReplyThread.module.css'
import { TimeAgo } from '@/kit/moment/article/TimeAgo'

/** A reply on as few lines as it needs. */
export function ReplyLine({ reply }: { reply: Reply }) {
  return (
    <li className={styles.reply}>
      <span className={styles.name}>{reply.nickname || UNNAMED}</span>
      {reply.replyTo && (
        <>
          {' 回复 '}
          <span className={styles.name}>{reply.replyTo}</span>
        </>
      )}
      {`：${reply.content} `}
      <span className={styles.time}>
        <TimeAgo time={reply.createTime} />
      </span>
    </li>
  )
}
