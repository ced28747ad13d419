/** Made up: the real one is the platform's secret, which it gets from WeChat every two hours. */
export const SANDBOX_TICKET = 'sandbox-jsapi-ticket'

interface Signed {
  ticket: string
  nonceStr: string
  timestamp: number
  /** The page's address. */
  url: string
}

/** The signature of WeChat's JS-SDK: SHA-1 over the four fields in the order of their names, the address without its hash. */
export async function wechatSignature({
  ticket,
  nonceStr,
  timestamp,
  url,
}: Signed): Promise<string> {
  const page = url.replace(/#.*$/s, '')
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
