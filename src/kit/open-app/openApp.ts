import { NETWORK_TEXT } from '@/api/failure'
import { currentVisit } from '@/bridge/environment'
import type { Visit } from '@/bridge/environment'
import { openAppPage } from '@/bridge/handlers'
import { env } from '@/lib/env'
import { loadPart } from '@/lib/loadChunk'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { launch } from './launch'
import type { Leave } from './launch'
import { appLink, appPath, openAppPlan } from './openAppPlan'

export interface OpenAppOptions {
  /** The page of the tap, for tracking. */
  pageName: string
  /** A page inside the app, such as `/territory?id=7`; the app's home without it. */
  path?: string
  /** False where the tap has an event of its own: then there is no `button/open-app` beside it. */
  counted?: boolean
  /** Runs when the person takes the way to the download, before the page is left. */
  onDownload?: () => void
}

let running = false

const CANNOT_OPEN_TEXT = '暂时无法打开，请稍后再试'

/**
 * Opens the app, or helps a person who has none. Only from a tap, never on load. Resolves true when the app came to
 * the front, false when the person stayed and was shown a way on, or told inside the app that there is none.
 */
export async function openApp(
  options: OpenAppOptions,
  visit: Visit = currentVisit(),
  leave?: Leave,
): Promise<boolean> {
  if (running) return false
  running = true
  try {
    if (options.counted !== false) track(options.pageName, 'button', 'open-app')
    const { first, otherwise } = openAppPlan(visit)
    if (await start(first, options.path, leave)) return true
    if (otherwise === 'nothing') showToast(CANNOT_OPEN_TEXT)
    else await guide(otherwise, options)
    return false
  } finally {
    running = false
  }
}

function start(
  first: ReturnType<typeof openAppPlan>['first'],
  path: string | undefined,
  leave?: Leave,
): Promise<boolean> {
  if (first === 'page') return openAppPage(appPath(path))
  if (first === 'nothing') return Promise.resolve(false)
  const base = first === 'universal' ? env.appUniversalLink : env.appDeepLink
  return launch(appLink(base, path), leave)
}

/** Never rejects: most callers have nothing to say about it. */
async function guide(kind: 'overlay' | 'download', options: OpenAppOptions): Promise<void> {
  try {
    const { showGuide } = await loadPart('showGuide', () => import('./showGuide'))
    showGuide(kind, options)
  } catch {
    showToast(NETWORK_TEXT)
  }
}
