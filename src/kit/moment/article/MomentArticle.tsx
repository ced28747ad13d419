import { useLayoutEffect, useRef, useState } from 'react'
import type { Moment } from '@/api/moment'
import { momentPath, wordsOf } from '@/kit/feed/feed'
import type { OnInteract } from '@/kit/moment/interaction'
import { scrollBack } from '@/kit/moment/scrollBack'
import { shareLink } from '@/kit/share/shareLink'
import { formatCount } from '@/lib/format/formatCount'
import { safeImage, safeLink } from '@/lib/url/safeUrl'
import { shareUrl } from '@/lib/url/shareUrl'
import { track } from '@/tracking/track'
import { PlainButton } from '@/ui/button/PlainButton'
import {
  ChevronDownIcon,
  CommentIcon,
  HeartFullIcon,
  HeartIcon,
  PlayIcon,
  ShareIcon,
} from '@/ui/icons'
import { useOverflow } from '@/ui/useOverflow'
import { AuthorRow, UNNAMED } from './AuthorRow'
import { MomentImages } from './MomentImages'
import { findTopics } from './topics'
import styles from './MomentArticle.module.css'

interface MomentArticleProps {
  moment: Moment
  pageName: string
  onInteract: OnInteract
}

/** A whole moment: the author, the text, pictures or video, and its counts. */
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
      <PlainButton className={styles.count} onPress={() => onInteract('comment')}>
        <CommentIcon className={styles.icon} />
        <span className="visually-hidden">评论</span>
        {comments}
      </PlainButton>
      <PlainButton
        className={styles.count}
        aria-pressed={moment.liked}
        onPress={() => onInteract('like')}
      >
        {moment.liked ? (
          <HeartFullIcon className={styles.liked} />
        ) : (
          <HeartIcon className={styles.icon} />
        )}
        <span className="visually-hidden">点赞</span>
        {likes}
      </PlainButton>
    </div>
  )
}

/** The clamp of a text, which would otherwise hide the comments for many screens. */
const LINES = 12

/** A moment's text with its topics in colour; links in it stay plain text. */
function MomentText({ content, topics }: { content: string; topics: readonly string[] }) {
  const [open, setOpen] = useState(false)
  const body = useRef<HTMLParagraphElement>(null)
  const clamped = useOverflow(body, open)
  const { parts, others } = findTopics(content.trim(), topics)

  const toggle = () => {
    setOpen(!open)
    if (open) scrollBack(body.current)
  }
  return (
    <>
      {parts.length > 0 && (
        <p
          ref={body}
          className={open ? styles.text : styles.short}
          style={open ? undefined : { WebkitLineClamp: LINES }}
        >
          {parts.map(({ text, topic }, index) =>
            topic ? (
              <span key={index} className={styles.topic}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {clamped && (
        <button type="button" aria-expanded={open} className={styles.toggle} onClick={toggle}>
          {open ? '收起' : '展开全文'}
          <ChevronDownIcon className={open ? styles.up : styles.down} />
        </button>
      )}
      {others.length > 0 && (
        <p className={styles.topics}>
          {others.map((topic) => (
            <span key={topic} className={styles.topic}>
              {`#${topic}`}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

interface MomentVideoProps {
  /** Already safe. */
  src: string
  poster: string | undefined
  pageName: string
}

/** A video that plays in its place, with sound, when it is tapped. */
function MomentVideo({ src, poster, pageName }: MomentVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting')
  const image = safeImage(poster)

  // The pressed button is gone. Not in the tap: only now the video can take the focus.
  useLayoutEffect(() => {
    if (state === 'playing') video.current?.focus({ preventScroll: true })
  }, [state])

  const play = () => {
    track(pageName, 'button', 'play')
    if (state === 'failed') video.current?.load()
    setState('playing')
    // In the tap itself, else a phone refuses the sound; a refusal leaves the browser's own controls.
    void video.current?.play().catch(() => undefined)
  }
  return (
    <div className={styles.box}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a moment of the platform has none */}
      <video
        ref={video}
        className={styles.video}
        // Without a poster, phones show a black box unless a time is requested.
        src={image ? src : `${src}#t=0.1`}
        poster={image}
        preload={image ? 'none' : 'metadata'}
        controls={state === 'playing'}
        tabIndex={state === 'playing' ? 0 : undefined}
        playsInline
        aria-label="视频"
        onError={() => setState('failed')}
      />
      {state !== 'playing' && (
        <button type="button" className={styles.play} onClick={play}>
          <span className={styles.disc}>
            <PlayIcon />
          </span>
          <span className={state === 'failed' ? styles.note : 'visually-hidden'}>
            {state === 'failed' ? '视频加载失败，点击重试' : '播放视频'}
          </span>
        </button>
      )}
    </div>
  )
}

const TEXT_LENGTH = 60

/** Shares the moment itself, also where it is read for a task. */
function shareMoment(moment: Moment, pageName: string): void {
  const { momentId } = moment
  track(pageName, 'button', 'share', { momentId })
  void shareLink({
    title: `${moment.authorName || UNNAMED}的动态`,
    text: Array.from(wordsOf(moment)).slice(0, TEXT_LENGTH).join(''),
    url: shareUrl(momentPath(moment) ?? '/'),
  })
}
