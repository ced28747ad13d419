import type { DrawnPage } from './drawPages.ts'

interface PageAddress {
  /** The origin of the build (`VITE_SITE_ORIGIN`); '' if unknown. */
  origin: string
  base: string
  /** The route's path; one with an id has no address of its own. */
  path: string
}

/**
 * The preview of a link that is shared in a chat, and the colour of the browser's own bars. Crawlers need absolute
 * addresses: without an origin the picture's is a path, for a host that rewrites it, and the page has no address of its
 * own.
 */
export function pageMetas(
  { title, shareTitle = title, description }: DrawnPage['head'],
  { origin, base, path }: PageAddress,
  colour = '#ffffff',
): string {
  const address = origin && !path.includes(':') ? origin + base + path.slice(1) : ''
  return [
    `<meta name="theme-color" content="${colour}">`,
    `<meta name="description" content="${description}">`,
    `<meta property="og:title" content="${shareTitle}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${origin}${base}share.png">`,
    address && `<meta property="og:url" content="${address}">`,
    `<title>${title}</title>`,
  ].join('')
}
