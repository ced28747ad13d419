import { useCallback, useState } from 'react'
import { currentVisit } from '@/bridge/environment'
import { openApp } from '@/kit/open-app/openApp'
import { track } from '@/tracking/track'
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
      if (currentVisit().visit === 'app')
        void openApp({ pageName, path: pageFor(reason, momentId), counted: false })
      else setAsked({ open: true, reason })
    },
    [pageName, momentId],
  )
  const close = useCallback(() => setAsked((last) => ({ ...last, open: false })), [])
  return { interact, asked, close }
}

function pageFor(reason: Interaction, momentId: string): string {
  return reason === 'comment' ? appPages.commentEditor(momentId) : appPages.moment(momentId)
}
