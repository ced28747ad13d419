import { currentVisit } from '@/bridge/environment'
import { env } from '@/lib/env'
import { entryOf } from './entry'
import { desktopTarget } from './redirect'
import type { EarlyState } from './state'

/**
 * What must stand before the first frame: a desktop browser leaves (specification section 1), everybody else gets the
 * shell of the address.
 * @returns nothing when the browser is on its way out
 */
export function enter(): EarlyState | undefined {
  const { visit } = currentVisit()
  // Specification section 1: skipped in the development setting only.
  const target =
    env.mode === 'development' ? undefined : desktopTarget(visit, window.location, env.mainSiteTest)
  const { dataset } = document.documentElement
  if (target) {
    // Nothing of ours is seen on the way.
    dataset.entry = 'plain'
    window.location.replace(target)
    return undefined
  }
  const entry = entryOf(window.location.pathname)
  dataset.entry = entry
  // What the first frame does without: see Banner.module.css and Footer.module.css.
  if (entry === 'home') dataset.fresh = ''
  if (new URLSearchParams(window.location.search).has('anchorId')) dataset.anchored = ''
  return (window.__early = { visit, entry })
}
