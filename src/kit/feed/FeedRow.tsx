import { Link } from 'react-router-dom'
import type { Moment } from '@/api/moment'
import { TimeAgo } from '@/kit/clock/TimeAgo'
import { useCampaign } from '@/kit/page/useCampaign'
import { formatCount } from '@/lib/format/formatCount'
import { Avatar } from '@/ui/picture/Avatar'
import { CommentIcon, HeartIcon, PlayIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import styles from './FeedRow.module.css'
import { momentPath, wordsOf } from './feed'

const MOST_PICTURES = 3

/** A moment in a feed: the author, the text, up to three pictures, and a link to the full moment. */
export function FeedRow({ moment }: { moment: Moment }) {
  const { track } = useCampaign()
  const path = momentPath(moment)
  if (path === undefined)
    return (
      <div className={styles.row}>
        <Contents moment={moment} />
      </div>
    )
  return (
    <Link
      className={styles.row}
      to={path}
      onClick={() => track('card', 'moment', { momentId: moment.momentId })}
    >
      <Contents moment={moment} />
    </Link>
  )
}

function Contents({ moment }: { moment: Moment }) {
  const name = moment.authorName || '匿名用户'
  return (
    <>
      <span className={styles.author}>
        <Avatar src={moment.authorAvatar} name={name} size={64} />
        <span className={styles.name}>{name}</span>
        <span className={styles.time}>
          <TimeAgo time={moment.publishTime} />
        </span>
      </span>
      <span className={styles.words}>{wordsOf(moment)}</span>
      <Pictures moment={moment} />
      <span className={styles.counts}>
        <span>
          <HeartIcon />
          <span className="visually-hidden">赞</span>
          {formatCount(moment.likeCount)}
        </span>
        <span>
          <CommentIcon />
          <span className="visually-hidden">评论</span>
          {formatCount(moment.commentCount)}
        </span>
      </span>
    </>
  )
}

function Pictures({ moment: { images, videoUrl } }: { moment: Moment }) {
  const shown = images.slice(0, MOST_PICTURES)
  if (shown.length === 0)
    return videoUrl === '' ? null : (
      <span className={styles.video}>
        <PlayIcon />
        视频
      </span>
    )
  return (
    <span className={styles.pictures}>
      {shown.map((src, at) => (
        <span key={`${at}${src}`} className={styles.picture}>
          <Picture src={src} name="" decorative ratio={1} />
        </span>
      ))}
    </span>
  )
}
