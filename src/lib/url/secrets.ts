/**
 * Not allowed in an address that leaves the page: a name of the list with its value, also inside another value or
 * encoded, and what is a token by its form. `inviteCode` and `channelCode` are none: `code` counts as a whole name.
 */
const SECRET =
  /((token|auth|ticket|secret|passw|session|jwt|phone|mobile|id_?card|(login|client)_?info|(sms|verif\w{0,9})_?code)[\w[\]-]{0,30}|(^|[^a-z_-]|3f)(code|captcha|tel))[=%]|eyJ[\w-]{6}|\bBearer\b/i

/** @throws if the text is no address */
export function withoutSecrets(href: string): URL {
  const url = new URL(href)
  const all = Array.from(url.searchParams)
  const open = all.filter(([name, value]) => !SECRET.test(`${name}=${value}`))
  if (open.length < all.length) url.search = String(new URLSearchParams(open))
  if (SECRET.test(`${url.hash}=`)) url.hash = ''
  return url
}

/** Before a name: the link was copied out of a document's source. */
const AMP = /([?&])(?:amp(?:;|%3b))+/gi

/**
 * Before anything else: a screenshot, a copied link and the main site's log have the address as it is, and everybody
 * reads the parameters by their names.
 */
export function tidyAddress(): void {
  const { href } = withoutSecrets(window.location.href.replace(AMP, '$1'))
  if (href !== window.location.href) window.history.replaceState(window.history.state, '', href)
}
