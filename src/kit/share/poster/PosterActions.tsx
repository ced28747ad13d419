import { useState, type ComponentType } from 'react'
import type { Visit } from '@/bridge/environment'
import type { ShareContent } from '@/bridge/handlers'
import { env } from '@/lib/env'
import { classes } from '@/ui/classes'
import { CopyIcon, DownloadIcon, ShareIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast/toast'
import { usePress, type PressHandler } from '@/ui/button/usePress'
import { copyAndTell } from '@/kit/share/copyText'
import { saveImage, type SaveOutcome } from '@/kit/share/saveImage'
import { SHEET_OPENS_MS, shareLink } from '@/kit/share/shareLink'
import styles from './PosterActions.module.css'

export type PosterAction = 'save' | 'copy' | 'share'

interface PosterActionsProps {
  /** WeChat can save only by the long press; the app needs no long press if it saves by itself. */
  visit: Visit['visit']
  /** The finished poster; undefined until there is one. */
  image: string | undefined
  share: ShareContent
  onAction?: (action: PosterAction) => void
}

export function PosterActions({ visit, image, share, onAction }: PosterActionsProps) {
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

interface SaveAdviceProps {
  pressable: boolean
  saved: SaveOutcome | undefined
}

/** The one line between the poster and the buttons; it keeps its height, so that nothing jumps. */
export function SaveAdvice({ pressable, saved }: SaveAdviceProps) {
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
