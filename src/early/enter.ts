import { currentVisit } from '@/bridge/environment'
import { tidyAddress } from '@/lib/url/secrets'
import { entryOf } from './entry'
import { leaveOnDesktop } from './redirect/redirect'
import type { EarlyState } from './state'

/**
 * Runs before the first frame: secrets are removed from the address, a desktop browser leaves (specification section
 * 1), all others get the shell of the address.
 * @returns undefined when the browser is leaving
 */
export function enter(): EarlyState | undefined {
  tidyAddress()
  const { visit } = currentVisit()
  const { dataset } = document.documentElement
  if (leaveOnDesktop(window.location)) {
    // Nothing of ours is shown meanwhile.
    dataset.entry = 'plain'
    return undefined
  }
  dataset.visit = visit
  const entry = __IS_PAGE__ ? 'page' : entryOf(window.location.pathname)
  dataset.entry = entry
  if (__IS_PAGE__) return (window.__early = { visit, entry })
  // Left out of the first frame: see Banner.module.css and Footer.module.css.
  if (entry === 'home') dataset.fresh = ''
  if (new URLSearchParams(window.location.search).get('anchorId')) dataset.anchored = ''
  return (window.__early = { visit, entry })
}
