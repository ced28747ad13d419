/** More than any rule text has: beyond this, building and cleaning the nodes takes too long. */
const MOST_TAGS = 3000
const LONGEST_TAG = 10_000
/** A browser reopens unclosed elements in each further block. */
const MOST_OPEN = 60
const FORMAT = /^<\/?(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)[\s/>]/i

/** The shown part of a text: all of it, or up to the tag that exceeds the limit. */
export function cutHtml(html: string): string {
  let tags = 0
  let open = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
    const end = html.indexOf('>', at)
    const tag = html.slice(at, at + 10)
    tags += 1
    if (FORMAT.test(tag)) open += tag[1] === '/' ? -1 : 1
    const length = (end < 0 ? html.length : end) - at
    if (tags > MOST_TAGS || open > MOST_OPEN || length > LONGEST_TAG) return html.slice(0, at)
    // An unterminated tag is the last one.
    if (end < 0) break
  }
  return html
}
