import { useRef, useState } from 'react'
import type { TopComment } from '@/api/moment'
import { formatCount } from '@/lib/format/formatCount'
import { track } from '@/tracking/track'
import { AllReplies } from './AllReplies'
import { ReplyLine } from './ReplyLine'
import styles from './ReplyThread.module.css'
import { scrollBack } from '@/kit/moment/scrollBack'
import { ThreadOpener } from './ThreadSwitch'

interface ReplyThreadProps {
  comment: TopComment
  pageName: string
}

/** The first replies to a comment; all of them, ten at a time, when somebody asks. */
export function ReplyThread({ comment, pageName }: ReplyThreadProps) {
  const { commentId, subPreview, subCount } = comment
  const thread = useRef<HTMLDivElement>(null)
  /** What was loaded once stays, folded or not. */
  const [stage, setStage] = useState<'preview' | 'open' | 'folded'>('preview')
  if (subCount === 0 && subPreview.length === 0) return null

  const show = () => {
    track(pageName, 'button', 'more-replies', { commentId })
    setStage('open')
  }
  const hide = () => {
    setStage('folded')
    scrollBack(thread.current?.closest('li'))
  }
  const preview = subPreview.slice(0, 2)
  const opener = subCount > preview.length && (
    <ThreadOpener label={`查看全部${formatCount(subCount)}条回复`} onShow={show} />
  )
  return (
    <div ref={thread} className={styles.thread}>
      {stage !== 'preview' && (
        <AllReplies
          commentId={commentId}
          preview={preview}
          folded={stage === 'folded'}
          onHide={hide}
        />
      )}
      {stage !== 'open' && (
        <>
          <ul>
            {preview.map((reply, index) => (
              <ReplyLine key={`${index}-${reply.commentId}`} reply={reply} />
            ))}
          </ul>
          {opener}
        </>
      )}
    </div>
  )
}
