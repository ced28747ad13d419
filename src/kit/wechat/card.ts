import type { ShareContent } from '@/bridge/handlers'
import { hasRewardWords } from '@/kit/share/rewardWords'
import { BASE_PATH } from '@/lib/env'
import { shareUrl } from '@/lib/url/shareUrl'

/** WeChat's share card of a page. */
export interface Card {
  title: string
  desc: string
  /** Absolute addresses: WeChat does not resolve relative ones. */
  link: string
  imgUrl: string
}

interface CardInput {
  head: { title: string; shareTitle?: string; description: string }
  /** The page's address. */
  address: string
  /** The page's own share content. */
  offered: ShareContent | undefined
}

/**
 * The card of a page: the text of its head and a link rebuilt from its allowed parameters, or the page's own share
 * content, if that links to this same page. Text that mentions rewards comes from the platform, and is left out.
 */
export function cardOf({ head, address, offered }: CardInput): Card {
  const page = new URL(address)
  const own = offered && routeOf(new URL(offered.url)) === routeOf(page) ? offered : undefined
  return {
    title: allowed(own?.title) || head.shareTitle || head.title,
    desc: allowed(own?.text) || head.description,
    link: linkOf(own ? new URL(own.url) : page),
    imgUrl: /^https?:/.test(own?.imageUrl ?? '')
      ? (own?.imageUrl ?? '')
      : `${page.origin}${BASE_PATH}/share.png`,
  }
}

const routeOf = ({ pathname }: URL) => pathname.slice(BASE_PATH.length).replace(/\/$/, '') || '/'

function linkOf(url: URL): string {
  return shareUrl(routeOf(url), { ...Object.fromEntries(url.searchParams), from: 'wx' }, url.origin)
}

const allowed = (words = '') => (hasRewardWords(words) ? '' : words.trim())
