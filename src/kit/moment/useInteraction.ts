import { useCallback, useState } from 'react'
import { currentVisit } from '@/bridge/environment'
import { openAppPage } from '@/bridge/handlers'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { appPages } from './appPages'
import type { Interaction } from './interaction'

interface Asked {
  open: boolean
  reason: Interaction
}

/** Likes, comments and follows happen in the app: inside it the native page opens, elsewhere a sheet leads there. */
export function useInteraction(pageName: string, momentId: string) {
  const [asked, setAsked] = useState<Asked>({ open: false, reason: 'like' })

  const interact = useCallback(
    (reason: Interaction) => {
      track(pageName, 'button', reason, { momentId })
      if (currentVisit().visit === 'app') void openNative(reason, momentId)
      else setAsked({ open: true, reason })
    },
    [pageName, momentId],
  )
  const close = useCallback(() => setAsked((last) => ({ ...last, open: false })), [])
  return { interact, asked, close }
}

async function openNative(reason: Interaction, momentId: string): Promise<void> {
  const page = reason === 'comment' ? appPages.commentEditor(momentId) : appPages.moment(momentId)
  if (!(await openAppPage(page))) showToast('暂时无法打开，请稍后再试')
}
