import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Moment } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { MomentArticle } from '@/kit/moment/article/MomentArticle'
import { CommentSection } from '@/kit/moment/comments/CommentSection'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { openApp } from '@/kit/open-app/openApp'
import { formatCount } from '@/lib/format/formatCount'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { buttonClasses } from '@/ui/button/buttonClasses'
import { PlainButton } from '@/ui/button/PlainButton'
import type { PressHandler } from '@/ui/button/usePress'
import { CommentIcon, HeartIcon, UserIcon, HeartFullIcon } from '@/ui/icons'
import { Sheet } from '@/ui/modal/Sheet'
import { REASONS, type Interaction, type OnInteract } from './interaction'
import styles from './MomentReader.module.css'

/** A moment with its comments and actions, or why it cannot be read. */
export function MomentReader({ moment, pageName }: { moment: Moment | null; pageName: string }) {
  const closed = closedText(moment)
  if (!moment || closed !== undefined)
    return (
      <>
        <MomentClosed text={closed ?? ''} />
        <OpenAppBar pageName={pageName} />
      </>
    )
  return <OpenMoment key={moment.momentId} moment={moment} pageName={pageName} />
}

function OpenMoment({ moment, pageName }: { moment: Moment; pageName: string }) {
  const { momentId } = moment
  const { interact, asked, close } = useInteraction(pageName, momentId)
  const path = momentPages.moment(momentId)
  return (
    <>
      <MomentArticle moment={moment} pageName={pageName} onInteract={interact} />
      <CommentSection moment={moment} pageName={pageName} onInteract={interact} />
      {currentVisit().visit === 'app' ? (
        <CommentBar moment={moment} onInteract={interact} />
      ) : (
        <OpenAppBar pageName={pageName} path={path} />
      )}
      <AppSheet {...asked} onClose={close} pageName={pageName} path={path} />
    </>
  )
}

/** Why the moment cannot be read, or undefined if it can. */
function closedText(moment: Pick<Moment, 'status'> | null): string | undefined {
  if (!moment) return '动态不存在或已被删除'
  if (moment.status === 'DELETED') return '该动态已被删除'
  return moment.status === 'AUDITING' ? '动态审核中，暂不可见' : undefined
}

/** Replaces a moment that cannot be read. */
function MomentClosed({ text }: { text: string }) {
  return (
    <div className={styles.closed}>
      <EmptyState text={text}>
        {currentVisit().visit !== 'app' && (
          <Link className={buttonClasses({ quiet: true })} to={paths.home()}>
            去首页看看
          </Link>
        )}
      </EmptyState>
    </div>
  )
}

interface Asked {
  open: boolean
  reason: Interaction
}

/**
 * Likes, comments and follows happen in the app: inside it the native page opens, elsewhere a sheet offers to open it.
 */
function useInteraction(pageName: string, momentId: string) {
  const [asked, setAsked] = useState<Asked>({ open: false, reason: 'like' })

  const interact = useCallback(
    (reason: Interaction): ReturnType<PressHandler> => {
      track(pageName, 'button', reason, { momentId })
      if (currentVisit().visit === 'app')
        return openApp({ pageName, path: pageFor(reason, momentId), counted: false })
      setAsked({ open: true, reason })
      return undefined
    },
    [pageName, momentId],
  )
  const close = useCallback(() => setAsked((last) => ({ ...last, open: false })), [])
  return { interact, asked, close }
}

function pageFor(reason: Interaction, momentId: string): string {
  return reason === 'comment' ? momentPages.commentEditor(momentId) : momentPages.moment(momentId)
}

/** The app's own pages for a moment. All of them are ASSUMED. */
const momentPages = {
  moment: (momentId: string) => `/moment?momentId=${encodeURIComponent(momentId)}`,
  /** The moment with the editor for a comment open. */
  commentEditor: (momentId: string) =>
    `/moment?momentId=${encodeURIComponent(momentId)}&action=comment`,
} as const

const ICONS = { like: HeartIcon, comment: CommentIcon, follow: UserIcon } as const

interface AppSheetProps {
  open: boolean
  onClose: () => void
  reason: Interaction
  pageName: string
  /** The page inside the app for this action. */
  path: string
}

/** Explains that the action needs the app, and opens it there. */
function AppSheet({ open, onClose, reason, pageName, path }: AppSheetProps) {
  const Icon = ICONS[reason]
  return (
    <Sheet open={open} onClose={onClose} title="打开App参与互动">
      <p className={styles.reason}>
        <span className={styles.disc}>
          <Icon />
        </span>
        {REASONS[reason]}
      </p>
      <div className={styles.actions}>
        <OpenAppButton wide pageName={pageName} path={path}>
          打开App
        </OpenAppButton>
        <Button wide quiet onPress={onClose}>
          继续浏览
        </Button>
      </div>
    </Sheet>
  )
}

/** Inside the app: looks like a field and opens the native editor. */
function CommentBar({ moment, onInteract }: { moment: Moment; onInteract: OnInteract }) {
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
