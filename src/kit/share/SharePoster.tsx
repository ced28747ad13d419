import type { ReactNode } from 'react'
import type { ShareContent } from '@/bridge/handlers'
import { currentVisit } from '@/bridge/environment'
import { PosterActions } from './poster/PosterActions'
import type { PosterAction } from './poster/PosterActions'
import { PosterStage } from './poster/PosterStage'
import type { CodeAnswer } from './poster/posterState'
import { usePoster } from './poster/usePoster'

/** The poster's words. WeChat forbids to lure people into sharing: there `lineInWechat` says what the page is. */
export interface PosterCopy {
  title: string
  line: string
  lineInWechat: string
}

export interface SharePosterProps {
  open: boolean
  onClose: () => void
  copy: PosterCopy
  sharer: { name: string; avatar: string }
  /** What 「复制链接」 and 「分享给好友」 give away; its address comes from `shareUrl`. */
  share: ShareContent
  loadCode: () => Promise<CodeAnswer>
  /** For the page's tracking: once per tap. */
  onAction?: (action: PosterAction) => void
  /** The theme's own picture, 750 × 1200 design px, drawn with SVG and CSS alone. */
  children?: ReactNode
}

/** The poster, with what can be done with it. Inherits the theme's tokens. */
export function SharePoster({ open, onClose, copy, children, ...rest }: SharePosterProps) {
  const { visit } = currentVisit()
  const words = { title: copy.title, line: visit === 'wechat' ? copy.lineInWechat : copy.line }
  const { sharer, loadCode, share, onAction } = rest
  const run = usePoster(open, { words, sharer, loadCode })
  return (
    <>
      <PosterStage run={run} words={words} name={sharer.name} onPressBeside={onClose}>
        {children}
      </PosterStage>
      <PosterActions
        visit={visit}
        image={run.state.step === 'ready' ? run.state.image : undefined}
        share={share}
        onAction={onAction}
      />
    </>
  )
}
