import { currentVisit } from '@/bridge/environment'
import { env } from '@/lib/env'
import { entryOf } from './entry'
import { desktopTarget } from './redirect'

/*
 * The script in the page's head. The first paint waits for it, so it does no more than what must stand before that: a
 * desktop browser leaves, everybody else gets the shell of the address. The rest is `boot.ts`, behind the shell.
 */

const { visit } = currentVisit()
// Specification section 1: skipped in the development setting only.
const target =
  env.mode === 'development' ? undefined : desktopTarget(visit, window.location, env.mainSiteTest)
if (target) leave(target)
else enter()

/** Nothing of ours is seen on the way, and `boot.ts` starts nothing. */
function leave(address: string): void {
  document.documentElement.dataset.entry = 'plain'
  window.location.replace(address)
}

function enter(): void {
  const { dataset } = document.documentElement
  const entry = entryOf(window.location.pathname)
  window.__early = { visit, entry }
  dataset.entry = entry
  // What the first frame does without: see Banner.module.css and Footer.module.css.
  if (entry === 'home') dataset.fresh = ''
  if (new URLSearchParams(window.location.search).has('anchorId')) dataset.anchored = ''
}
