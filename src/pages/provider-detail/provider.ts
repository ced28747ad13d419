import type { ProviderDetail } from '@/api/facilitator'
import type { Visit } from '@/bridge/environment'
import type { ShareContent } from '@/bridge/handlers'
import { safeImage } from '@/lib/url/safeUrl'
import { shareUrl } from '@/lib/url/shareUrl'
import type { Source } from '@/lib/url/urlParams'
import { paths } from '@/paths'

export const PAGE_NAME = 'manufacturerDetail'
export const FALLBACK_TITLE = '服务商详情'

const SHARED_TEXT_LENGTH = 60
/** The `from` parameter of a shared link. */
const SOURCE: Readonly<Partial<Record<Visit['visit'], Source>>> = { app: 'app', wechat: 'wx' }
/** The most that the banner lags behind the page, in CSS px; its stylesheet makes it that much taller. */
const WAY_PX = 20
/** The scroll distance, in CSS px, after which the lag is complete. */
const SCROLL_PX = 200

/** A picture with its text, as the grid and the strip show it. */
export interface Exhibit {
  /** Only ids of works: empty if there is none. */
  id: string
  title: string
  /** Undefined if the data has no safe address. */
  image: string | undefined
  likeCount: number
}

export function nameOf(provider: ProviderDetail | null): string {
  return provider?.name ?? ''
}

export function hasPhone({ contactPhoneMasked }: ProviderDetail): boolean {
  return contactPhoneMasked !== ''
}

/** The works with visible content. */
export function worksOf({ works }: ProviderDetail): Exhibit[] {
  return works
    .map(({ id, title, cover, likeCount }) => exhibit(id, title, cover, likeCount))
    .filter(hasContent)
}

/** The honors with visible content. */
export function honorsOf({ honors }: ProviderDetail): Exhibit[] {
  return honors.map(({ name, img }) => exhibit('', name, img, 0)).filter(hasContent)
}

/** The tags without repeats. */
export function tagsOf({ tags }: ProviderDetail): string[] {
  return [...new Set(tags)]
}

/** The viewer's images for a tap on an exhibit: all that have a picture, beginning with this one. */
export function viewFrom(exhibits: readonly Exhibit[], tapped: Exhibit) {
  const shown = exhibits.filter(({ image }) => image !== undefined)
  return {
    images: shown.map(({ image, title }) => ({ src: image, name: title })),
    start: Math.max(0, shown.indexOf(tapped)),
  }
}

/** The text of a share of the provider, and its link: built anew, never the page's own address. */
export function shareContentOf(provider: ProviderDetail, visit: Visit['visit']): ShareContent {
  const line = provider.intro.trim().split('\n', 1)[0] || provider.serve
  return {
    title: nameOf(provider) || FALLBACK_TITLE,
    text: Array.from(line).slice(0, SHARED_TEXT_LENGTH).join(''),
    url: shareUrl(paths.provider(provider.id), { from: SOURCE[visit] }),
    imageUrl: absolute(safeImage(provider.headPortrait)),
  }
}

/** The banner's offset after so much scrolling, in CSS px. */
export function parallaxOffset(scrollY: number): number {
  return Math.min(Math.max(scrollY, 0) / SCROLL_PX, 1) * WAY_PX
}

function exhibit(id: string, title: string, image: string, likeCount: number): Exhibit {
  return { id, title, image: safeImage(image), likeCount }
}

function hasContent({ title, image }: Exhibit): boolean {
  return title !== '' || image !== undefined
}

/** The app does not know the page's address. */
function absolute(address: string | undefined): string {
  return address ? new URL(address, window.location.origin).href : ''
}
