import { currentVisit } from '@/bridge/environment'
import { tidyAddress } from '@/lib/url/secrets'
import { entryOf } from './entry'
import { leaveOnDesktop } from './redirect/redirect'
import type { EarlyState } from './state'

/**
 * What must be done before the first frame: the address loses what is secret, a desktop browser leaves (specification
 * section 1), everybody else gets the shell of the address.
 * @returns nothing when the browser is on its way out
 */
export function enter(): EarlyState | undefined {
  tidyAddress()
  const { visit } = currentVisit()
  const { dataset } = document.documentElement
  if (leaveOnDesktop(window.location)) {
    // Nothing of ours is seen on the way.
    dataset.entry = 'plain'
    return undefined
  }
  dataset.visit = visit
  const entry = __IS_PAGE__ ? 'page' : entryOf(window.location.pathname)
  dataset.entry = entry
  if (__IS_PAGE__) return (window.__early = { visit, entry })
  // What the first frame does without: see Banner.module.css and Footer.module.css.
  if (entry === 'home') dataset.fresh = ''
  if (new URLSearchParams(window.location.search).get('anchorId')) dataset.anchored = ''
  return (window.__early = { visit, entry })
}
