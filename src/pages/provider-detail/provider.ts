import type { ProviderDetail } from '@/api/facilitator'
import { safeImage } from '@/lib/url/safeUrl'

export const PAGE_NAME = 'manufacturerDetail'
export const FALLBACK_TITLE = '服务商详情'

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

function exhibit(id: string, title: string, image: string, likeCount: number): Exhibit {
  return { id, title, image: safeImage(image), likeCount }
}

function hasContent({ title, image }: Exhibit): boolean {
  return title !== '' || image !== undefined
}
