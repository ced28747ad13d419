import type { Moment } from '@/api/moment'
import { formatCount } from '@/lib/format/formatCount'
import { safeLink } from '@/lib/url/safeUrl'
import { CommentIcon, HeartFullIcon, HeartIcon, ShareIcon } from '@/ui/icons'
import { AuthorRow } from './AuthorRow'
import type { Interaction } from '@/kit/moment/interaction'
import { shareMoment } from '@/kit/moment/shareMoment'
import styles from './MomentArticle.module.css'
import { MomentImages } from './MomentImages'
import { MomentText } from './MomentText'
import { MomentVideo } from './MomentVideo'

interface MomentArticleProps {
  moment: Moment
  pageName: string
  onInteract: (interaction: Interaction) => void
}

/** A whole moment: who, what, pictures or video, and what became of it. */
export function MomentArticle({ moment, pageName, onInteract }: MomentArticleProps) {
  const video = moment.videoUrl && safeLink(moment.videoUrl, window.location.href)
  return (
    <article className={styles.article}>
      <AuthorRow moment={moment} onFollow={() => onInteract('follow')} />
      <div className={styles.content}>
        <MomentText content={moment.content} topics={moment.topics} />
        {video ? (
          <MomentVideo src={video} poster={moment.images[0]} pageName={pageName} />
        ) : (
          <MomentImages images={moment.images} pageName={pageName} />
        )}
      </div>
      <Counts moment={moment} pageName={pageName} onInteract={onInteract} />
    </article>
  )
}

function Counts({ moment, pageName, onInteract }: MomentArticleProps) {
  const likes = formatCount(moment.likeCount)
  const comments = formatCount(moment.commentCount)
  return (
    <div className={styles.counts}>
      <p className={styles.views}>{`${formatCount(moment.viewCount)}次浏览`}</p>
      <button type="button" className={styles.count} onClick={() => shareMoment(moment, pageName)}>
        <ShareIcon className={styles.icon} />
        <span className="visually-hidden">分享</span>
        {formatCount(moment.shareCount)}
      </button>
      <button type="button" className={styles.count} onClick={() => onInteract('comment')}>
        <CommentIcon className={styles.icon} />
        <span className="visually-hidden">评论</span>
        {comments}
      </button>
      <button
        type="button"
        className={styles.count}
        aria-pressed={moment.liked}
        onClick={() => onInteract('like')}
      >
        {moment.liked ? (
          <HeartFullIcon className={styles.liked} />
        ) : (
          <HeartIcon className={styles.icon} />
        )}
        <span className="visually-hidden">点赞</span>
        {likes}
      </button>
    </div>
  )
}
