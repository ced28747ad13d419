import type { ShareContent } from '@/bridge/handlers'
import { currentVisit } from '@/bridge/environment'
import { after } from '@/lib/after'
import { asRecord } from '@/lib/storage/json'
import { showCopyFallback } from './CopyFallback'
import { copyAndTell } from './copyText'

export type ShareOutcome = 'shared' | 'left' | 'copied' | 'failed' | 'open'

/** People do not answer a share sheet this fast: an app that refuses at once has none. */
const NO_SHEET_MS = 400

/** Before this a sheet may still be opening; after it one covers the page, so that no tap gets through. */
export const SHEET_OPENS_MS = 3000

let openSince: number | undefined

/**
 * Shares a link; call it in the tap, with all data ready. The app's sheet, else the browser's, else the link is copied.
 * `left`: the person cancelled, or taps a second time, which needs no message. `open`: no answer after 3 s, so that the
 * button is enabled again. Never rejects.
 */
export async function shareLink(content: ShareContent): Promise<ShareOutcome> {
  const now = Date.now()
  const unanswered = openSince
  if (unanswered !== undefined && now - unanswered < SHEET_OPENS_MS) return 'left'
  openSince = now
  const isLast = () => openSince === now
  document.addEventListener('visibilitychange', forget, { once: true })
  // Not after an await: outside the app, the browser's sheet and the clipboard open only within the tap.
  const inApp = currentVisit().visit === 'app' && unanswered === undefined
  const outcome = inApp ? shareInApp(content, isLast) : shareInBrowser(content)
  return Promise.race([
    outcome.finally(() => isLast() && forget()),
    after(SHEET_OPENS_MS, 'open' as const),
  ])
}

/** Also when the page goes to the background: the sheet did open, and another app was chosen. */
function forget(): void {
  openSince = undefined
}

async function shareInApp(content: ShareContent, isLast: () => boolean): Promise<ShareOutcome> {
  const app = await loadApp().catch(() => undefined)
  if (!app || !(await app.connectBridge())) return shareInBrowser(content)
  const asked = Date.now()
  const page = window.location.pathname
  const shared = await app.appShare(content)
  if (shared) return 'shared'
  if (Date.now() - asked < NO_SHEET_MS) return shareInBrowser(content)
  if (shared === undefined && isLast() && window.location.pathname === page)
    showCopyFallback(content.url, '分享未能打开，请长按复制链接')
  return 'left'
}

/** Inside the app it has loaded at the start, with the wrapper's code. */
async function loadApp() {
  const [{ connectBridge }, { appShare }] = await Promise.all([
    import('@/bridge/connect'),
    import('@/bridge/handlers'),
  ])
  return { connectBridge, appShare }
}

async function shareInBrowser({ title, text, url }: ShareContent): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url })
      return 'shared'
    } catch (error) {
      // By its name: in some browsers exceptions are no Errors.
      if (asRecord(error)?.name === 'AbortError') return 'left'
    }
  }
  // WeChat does not let pages open its share sheet: only its menu does.
  const said = currentVisit().visit === 'wechat' ? '链接已复制，也可点右上角 ··· 分享' : undefined
  return (await copyAndTell('链接', url, said)) ? 'copied' : 'failed'
}
