import type { ProviderDetail } from '@/api/facilitator'
import type { ShareContent } from '@/bridge/handlers'
import type { Visit } from '@/bridge/environment'
import { safeImage } from '@/lib/url/safeUrl'
import { shareUrl } from '@/lib/url/shareUrl'
import type { Source } from '@/lib/url/urlParams'
import { paths } from '@/paths'
import { FALLBACK_TITLE, nameOf } from '../provider'

const TEXT_LENGTH = 60

/** The `from` parameter of the link. */
const SOURCE: Readonly<Partial<Record<Visit['visit'], Source>>> = { app: 'app', wechat: 'wx' }

/** The text of a share of the provider, and its link: built anew, never the page's own address. */
export function shareContentOf(provider: ProviderDetail, visit: Visit['visit']): ShareContent {
  const line = provider.intro.trim().split('\n', 1)[0] || provider.serve
  return {
    title: nameOf(provider) || FALLBACK_TITLE,
    text: Array.from(line).slice(0, TEXT_LENGTH).join(''),
    url: shareUrl(paths.provider(provider.id), { from: SOURCE[visit] }),
    imageUrl: absolute(safeImage(provider.headPortrait)),
  }
}

/** The app does not know the page's address. */
function absolute(address: string | undefined): string {
  return address ? new URL(address, window.location.origin).href : ''
}
