import type { ReactNode } from 'react'
import type { ShareContent } from '@/bridge/handlers'
import { currentVisit } from '@/bridge/environment'
import { CloseButton } from '@/ui/CloseButton'
import { ModalBase } from '@/ui/ModalBase'
import { PosterActions } from './PosterActions'
import type { PosterAction } from './PosterActions'
import { PosterStage } from './PosterStage'
import type { CodeAnswer } from './posterState'
import { usePoster } from './usePoster'
import styles from './SharePoster.module.css'

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

/** The poster above the page, with what can be done with it. Inherits the theme's tokens. */
export function SharePoster({ open, onClose, copy, children, ...rest }: SharePosterProps) {
  const inWechat = currentVisit().visit === 'wechat'
  const words = { title: copy.title, line: inWechat ? copy.lineInWechat : copy.line }
  const { sharer, loadCode, share, onAction } = rest
  const run = usePoster(open, { words, sharer, loadCode })
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      label="分享海报"
      layerClass={styles.layer}
      panelClass={styles.panel}
    >
      <CloseButton onClose={onClose} className={styles.close} />
      <PosterStage run={run} words={words} name={sharer.name} onPressBeside={onClose}>
        {children}
      </PosterStage>
      <PosterActions
        image={run.state.step === 'ready' ? run.state.image : undefined}
        share={share}
        onAction={onAction}
      />
    </ModalBase>
  )
}
