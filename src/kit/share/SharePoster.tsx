import { useState, type ReactNode, type ComponentType } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { currentVisit, type Visit } from '@/bridge/environment'
import type { ShareContent } from '@/bridge/handlers'
import { PosterStage } from '@/kit/share/poster/PosterStage'
import type { CodeAnswer } from '@/kit/share/poster/posterState'
import { usePoster } from '@/kit/share/poster/usePoster'
import { env } from '@/lib/env'
import { usePress, type PressHandler } from '@/ui/button/usePress'
import { classes } from '@/ui/classes'
import { CopyIcon, DownloadIcon, ShareIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast/toast'
import { copyAndTell } from './copyText'
import { saveImage, type SaveOutcome } from './saveImage'
import { SHEET_OPENS_MS, shareLink } from './shareLink'
import styles from './SharePoster.module.css'

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

type PosterAction = 'save' | 'copy' | 'share'

interface PosterActionsProps {
  /** WeChat can save only by the long press; the app needs no long press if it saves by itself. */
  visit: Visit['visit']
  /** The finished poster; undefined until there is one. */
  image: string | undefined
  share: ShareContent
  onAction?: (action: PosterAction) => void
}

function PosterActions({ visit, image, share, onAction }: PosterActionsProps) {
  const [saved, setSaved] = useState<SaveOutcome>()
  const save = async () => {
    if (image === undefined) return
    onAction?.('save')
    // An app that asks for permission may still answer; one without the handler never does.
    const silent = setTimeout(() => setSaved('press'), SHEET_OPENS_MS)
    const outcome = await saveImage(image, `${env.productName}.jpg`)
    clearTimeout(silent)
    setSaved(outcome)
    if (outcome === 'saved') showToast('已保存到相册')
  }
  const pressable = image !== undefined && (visit !== 'app' || saved === 'press')
  return (
    <div className={styles.actions}>
      <SaveAdvice pressable={pressable} saved={saved} />
      <div className={styles.row}>
        {visit !== 'wechat' && (
          <RoundAction
            icon={DownloadIcon}
            label="保存图片"
            disabled={image === undefined}
            onPress={save}
          />
        )}
        <RoundAction
          icon={CopyIcon}
          label="复制链接"
          onPress={() => {
            onAction?.('copy')
            void copyAndTell('链接', share.url)
          }}
        />
        <RoundAction
          icon={ShareIcon}
          label="分享给好友"
          onPress={() => {
            onAction?.('share')
            void shareLink(share)
          }}
        />
      </div>
    </div>
  )
}

/** The one line between the poster and the buttons; it keeps its height, so that nothing jumps. */
function SaveAdvice({ pressable, saved }: { pressable: boolean; saved: SaveOutcome | undefined }) {
  const denied = saved === 'denied'
  return (
    <output
      className={classes(
        styles.advice,
        denied && styles.denied,
        saved === 'press' && styles.called,
      )}
    >
      {denied ? '保存失败，请打开相册权限' : pressable && '长按图片保存到相册'}
    </output>
  )
}

interface RoundActionProps {
  icon: ComponentType<{ className?: string }>
  label: string
  onPress: PressHandler
  disabled?: boolean
}

function RoundAction({ icon: Icon, label, onPress, disabled }: RoundActionProps) {
  const { busy, press } = usePress(onPress)
  return (
    <button
      type="button"
      className={styles.action}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className={styles.round}>
        <Icon />
      </span>
      {label}
    </button>
  )
}
