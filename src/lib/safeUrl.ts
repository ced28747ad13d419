const IMAGE_DATA = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,/i

/** A link that came from data, or undefined when its scheme could run code or leave the web. */
export function safeLink(value: string | undefined, base?: string): string | undefined {
  const url = parse(value, base)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

/** An image address that came from data: http(s), or an inline bitmap. */
export function safeImage(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (IMAGE_DATA.test(value)) return value
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return /^https?:/i.test(value) ? value : undefined
  return value.startsWith('/') && !value.startsWith('//') ? value : undefined
}

function parse(value: string | undefined, base?: string): URL | undefined {
  if (!value) return undefined
  try {
    return new URL(value, base)
  } catch {
    return undefined
  }
}
