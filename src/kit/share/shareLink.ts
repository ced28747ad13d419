import { connectBridge } from '@/bridge/connect'
import { appShare } from '@/bridge/handlers'
import type { ShareContent } from '@/bridge/handlers'
import { currentVisit } from '@/bridge/environment'
import { asRecord } from '@/lib/json'
import { copyAndTell } from './copyText'

export type ShareOutcome = 'shared' | 'left' | 'copied' | 'failed'

/** Nobody decides about a share sheet this fast: an app that says no at once has none. */
const NO_SHEET_MS = 400

/**
 * Shares a link; call it in the tap, with everything at hand. The app's sheet, else the browser's, else the link is
 * copied. `left`: the person changed their mind, which needs no words. Never rejects.
 */
export function shareLink(content: ShareContent): Promise<ShareOutcome> {
  // Not after an await: outside the app, the browser's sheet and the clipboard open only within the tap.
  return currentVisit().visit === 'app' ? shareInApp(content) : shareInBrowser(content)
}

async function shareInApp(content: ShareContent): Promise<ShareOutcome> {
  if (!(await connectBridge())) return shareInBrowser(content)
  const asked = Date.now()
  if (await appShare(content)) return 'shared'
  return Date.now() - asked < NO_SHEET_MS ? shareInBrowser(content) : 'left'
}

async function shareInBrowser({ title, text, url }: ShareContent): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url })
      return 'shared'
    } catch (error) {
      // By its name: not every browser's exceptions are Errors.
      if (asRecord(error)?.name === 'AbortError') return 'left'
    }
  }
  return (await copyAndTell(url)) ? 'copied' : 'failed'
}
