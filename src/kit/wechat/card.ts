import type { ShareContent } from '@/bridge/handlers'
import { hasRewardWords } from '@/kit/share/rewardWords'
import { BASE_PATH } from '@/lib/env'
import { shareUrl } from '@/lib/url/shareUrl'

/** What WeChat shows of a page that is passed on. */
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
  /** What the page itself would share. */
  offered: ShareContent | undefined
}

/**
 * The card of a page: the words of its head and a link made anew of what may travel, or what the page itself would share,
 * where that leads to this same page. Words that speak of rewards are the platform's own, and are left out.
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
