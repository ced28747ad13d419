import { env } from '@/lib/env'
import { safeLink } from '@/lib/url/safeUrl'
import { track } from '@/tracking/track'
import type { OpenAppOptions } from './openAppPlan'

/** Leaves for the download page of the app. Only from a tap. */
export function downloadApp({ pageName }: OpenAppOptions): void {
  track(pageName, 'button', 'download')
  const address = safeLink(env.appDownloadUrl)
  if (address) window.location.href = address
}
