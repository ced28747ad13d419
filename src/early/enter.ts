import { classifyVisit } from '@/bridge/environment'
import { env } from '@/lib/env'
import { startProgress } from '@/lib/progress'
import { entryOf } from './entry'
import { desktopTarget } from './redirect'

/*
 * The script in the page's head: it runs before anything else is fetched. A desktop browser leaves; everybody else gets
 * the shell of the address.
 */

const { visit } = classifyVisit({
  userAgent: navigator.userAgent,
  platform: navigator.platform,
  maxTouchPoints: navigator.maxTouchPoints,
  hasBridge: Boolean(window.WebViewJavascriptBridge),
  marker: env.appMarker,
})
// Specification section 1: skipped in the development setting only.
const target =
  env.mode === 'development' ? undefined : desktopTarget(visit, window.location, env.mainSiteTest)
if (target) window.location.replace(target)
else showShell()

function showShell(): void {
  const entry = entryOf(window.location.pathname)
  window.__early = { entry, inApp: visit === 'app' }
  document.documentElement.dataset.entry = entry
  if (new URLSearchParams(window.location.search).has('anchorId'))
    document.documentElement.dataset.anchored = ''
  if (entry !== 'plain') startProgress()
}
