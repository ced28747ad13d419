import DOMPurify from 'dompurify'
import { cutHtml } from './cutHtml'
import { isBlank } from './isBlank'
import { linkKind, type IsKnown } from './richLinks'

const TAGS =
  'h1 h2 h3 h4 h5 h6 p br hr div span strong b em i u s del sub sup small mark blockquote pre code ul ol li dl dt dd table caption thead tbody tfoot tr th td a img figure figcaption'
/** Further ones become text: each is looked up in the route table. */
const MOST_LINKS = 200
const ATTRIBUTES = 'href src alt colspan rowspan start'

/**
 * Server HTML as nodes that can be shown: known tags only, no scripts, no styles, none of our ids and classes.
 * @param isKnown the pages that links may open in place
 */
export function cleanHtml(html: string, isKnown: IsKnown): DocumentFragment {
  const shown = cutHtml(html)
  const fragment = DOMPurify.sanitize(shown, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  fragment.querySelectorAll('a').forEach((link, at) => {
    if (at < MOST_LINKS) settleLink(link, isKnown)
    else link.removeAttribute('href')
  })
  fragment.querySelectorAll('img').forEach(settleImage)
  fragment.querySelectorAll('table').forEach(letScroll)
  fragment.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach(dropBlank)
  if (shown !== html && !isBlank(fragment)) fragment.append(cutNote())
  return fragment
}

function cutNote(): HTMLParagraphElement {
  const note = document.createElement('p')
  note.textContent = '内容过长，后面的未显示'
  return note
}

/** Links of ours open in place (see `RichText`), others in a new tab; a link without a target becomes text. */
function settleLink(link: HTMLAnchorElement, isKnown: IsKnown): void {
  const kind = linkKind(link.getAttribute('href'), isKnown)
  if (kind === 'none') link.removeAttribute('href')
  if (kind !== 'elsewhere') return
  link.target = '_blank'
  link.rel = 'noopener noreferrer nofollow'
}

function settleImage(image: HTMLImageElement): void {
  if (!/^https:\/\//i.test(image.getAttribute('src') ?? '')) {
    image.remove()
    return
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
  image.setAttribute('referrerpolicy', 'no-referrer')
}

/** An empty heading would be an empty bar, and an empty stop for screen readers. */
function dropBlank(heading: Element): void {
  if (isBlank(heading)) heading.remove()
}

/** A wide table scrolls by itself, also by keyboard; the page does not. */
function letScroll(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return
  const box = document.createElement('div')
  box.dataset.table = ''
  box.tabIndex = 0
  box.setAttribute('role', 'group')
  box.setAttribute('aria-label', '表格，可左右滑动')
  table.replaceWith(box)
  box.append(table)
}
