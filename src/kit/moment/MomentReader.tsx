import type { Moment } from '@/api/moment'
import { currentVisit } from '@/bridge/environment'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { AppSheet } from './AppSheet'
import { appPages } from './appPages'
import { CommentBar } from './comments/CommentBar'
import { CommentSection } from './comments/CommentSection'
import { MomentArticle } from './article/MomentArticle'
import { MomentClosed, closedText } from './MomentClosed'
import { useInteraction } from './useInteraction'

interface MomentReaderProps {
  moment: Moment | null
  pageName: string
}

/** A moment with its comments and the way to take part, or why it cannot be read. */
export function MomentReader({ moment, pageName }: MomentReaderProps) {
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
  const path = appPages.moment(momentId)
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
