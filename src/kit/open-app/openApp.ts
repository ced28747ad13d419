import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { currentVisit, type Visit } from '@/bridge/environment'
import { env } from '@/lib/env'
import { loadPart } from '@/lib/failure/loadChunk'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast/toast'
import { launch, type Leave } from './launch'
import { appLink, appPath, openAppPlan, type OpenAppOptions } from './openAppPlan'

let running = false

/** The surrounding app did not open the page. */
export const CANNOT_OPEN_TEXT = '暂时无法打开，请稍后再试'

/**
 * Opens the app, or helps a person who does not have it. Only from a tap, never on load. Resolves true when the app
 * came to the front, false when the person stayed and was shown the next step, or a toast inside the app that there is
 * none.
 */
export async function openApp(
  options: OpenAppOptions,
  visit: Visit = currentVisit(),
  leave?: Leave,
): Promise<boolean> {
  if (running) return false
  running = true
  try {
    countOpening(options)
    const { pathname } = window.location
    if (await tryApp(options.path, visit, leave)) return true
    // The next step is not for the page that the person has gone to meanwhile.
    if (window.location.pathname !== pathname) return false
    const { otherwise } = openAppPlan(visit)
    if (otherwise === 'nothing') showToast(CANNOT_OPEN_TEXT)
    else await guide(otherwise, options)
    return false
  } finally {
    running = false
  }
}

/** Tracks the tap, unless it has an event of its own. */
export function countOpening({ counted, pageName }: OpenAppOptions): void {
  if (counted !== false) track(pageName, 'button', 'open-app')
}

/** Opens the app without any message: for a page that shows the result by itself. As `openApp`, only from a tap. */
export function tryApp(
  path: string | undefined,
  visit: Visit = currentVisit(),
  leave?: Leave,
): Promise<boolean> {
  const { first } = openAppPlan(visit)
  if (first === 'page')
    return import('@/bridge/handlers').then(
      ({ openAppPage }) => openAppPage(appPath(path)),
      () => false,
    )
  if (first === 'nothing') return Promise.resolve(false)
  const base = first === 'universal' ? env.appUniversalLink : env.appDeepLink
  return launch(appLink(base, path), leave)
}

/** Shows the next step. Never rejects: most callers do not handle a failure. */
export async function guide(kind: 'overlay' | 'download', options: OpenAppOptions): Promise<void> {
  try {
    const { showGuide } = await loadPart('showGuide', () => import('./showGuide'))
    showGuide(kind, options)
  } catch {
    showToast(NETWORK_TEXT)
  }
}
