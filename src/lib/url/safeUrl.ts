const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/=]*$/i

/** Names, numbers and ports; `new URL` also takes hosts with quotes. */
const HOST = /^[\w.:[\]-]*$/

/** A placeholder for our own origin: a path that leaves it (`//`, `/\\`, a tab between) is no path. */
const OWN = 'https://own.invalid'

/** A link that came from data, or undefined when its scheme could run code or leave the web. */
export function safeLink(value: string | undefined, base?: string): string | undefined {
  const url = parse(value, base)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** An image address that came from data: http(s), a path of our own, or an inline bitmap. */
export function safeImage(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (IMAGE_DATA.test(value)) return value
  if (/^https?:\/\//i.test(value)) return parse(value)?.href
  const own = value.startsWith('/') ? parse(value, OWN) : undefined
  return own?.origin === OWN ? own.href.slice(OWN.length) : undefined
}

function parse(value: string | undefined, base?: string): URL | undefined {
  if (!value) return undefined
  try {
    const url = new URL(value, base)
    return HOST.test(url.host) ? url : undefined
  } catch {
    return undefined
  }
}
