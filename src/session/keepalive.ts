import { buildHeaders } from '@/api/core/headers'
import type { EndpointDescription } from '@/api/core/transport'
import { apiBase, env } from '@/lib/env'
import { clientInfoHeader, tokens } from './session'

/** Cached, because a page that is being left has no time to obtain it. */
let clientInfo: string | undefined

/** Fetches the client info ahead, after the session is ready. Never rejects. */
export async function prepareHeaders(): Promise<void> {
  clientInfo = await clientInfoHeader()
}

/**
 * Sends a call while the page is being left: it starts at once and outlives the page.
 * @param anonymous without a token
 */
export function sendKeepalive(
  call: EndpointDescription,
  payload: object,
  anonymous = false,
): Promise<Response> {
  return fetch(apiBase(env.mode, env.apiOrigin) + call.path, {
    method: call.method,
    keepalive: true,
    credentials: 'include',
    headers: {
      'Content-Type': 'application/json',
      ...buildHeaders({
        tokens: anonymous ? {} : tokens(),
        clientInfo,
        href: window.location.href,
        withAuth: call.auth !== 'omit',
      }),
    },
    body: JSON.stringify(payload),
  })
}
