import type { ReactNode } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import type { ShareContent } from '@/bridge/handlers'
import { currentVisit } from '@/bridge/environment'
import { PosterActions, type PosterAction } from './poster/PosterActions'
import { PosterStage } from './poster/PosterStage'
import type { CodeAnswer } from './poster/posterState'
import { usePoster } from './poster/usePoster'

/** The poster's text. WeChat forbids incentives to share: there `lineInWechat` describes the page. */
export interface PosterCopy {
  title: string
  line: string
  /** Left out: the same as `line`. */
  lineInWechat?: string
}

export interface SharePosterProps {
  open: boolean
  onClose: () => void
  copy: PosterCopy
  sharer: { name: string; avatar: string }
  /** The content shared by 「复制链接」 and 「分享给好友」; its address comes from `shareUrl`. */
  share: ShareContent
  loadCode: () => Promise<CodeAnswer>
  /** The login that the code needs is missing or over: the poster is closed before. */
  onSignedOut?: () => void
  /** For the page's tracking: once per tap. */
  onAction?: (action: PosterAction) => void
  /** The theme's own picture, 750 × 1200 design px, drawn with SVG and CSS alone. */
  children?: ReactNode
}

/** The poster, with its actions. Inherits the theme's tokens. */
export function SharePoster({ open, onClose, copy, children, ...rest }: SharePosterProps) {
  const { visit } = currentVisit()
  const { title, line, lineInWechat = line } = copy
  const words = { title, line: visit === 'wechat' ? lineInWechat : line }
  const { sharer, share, onAction, onSignedOut } = rest
  const loadCode = async () => {
    try {
      return await rest.loadCode()
    } catch (error) {
      if (onSignedOut && failureOf(error).kind === 'signedOut') {
        onClose()
        onSignedOut()
      }
      throw error
    }
  }
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
