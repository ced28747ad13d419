import { configureApi } from '@/api/core/transport'
import type { EarlyAnswer, EndpointDescription } from '@/api/core/transport'
import { buildHeaders } from '@/api/core/headers'
import { apiBase, env } from '@/lib/env'
import { clientInfoHeader, tokens, whenReady } from '@/session/session'
import { applyVerdict, reportClientInfo } from './apiEffects'

type EarlyLookup = (call: EndpointDescription, payload: unknown) => Promise<EarlyAnswer> | undefined

/** Hands the session and the effects to the transport. */
export function connectApi(earlyAnswer?: EarlyLookup): void {
  configureApi({
    baseUrl: apiBase(env.mode, env.apiOrigin),
    headers: headersOf,
    onVerdict: applyVerdict,
    ...(earlyAnswer && { earlyAnswer }),
  })
}

async function headersOf(call: EndpointDescription): Promise<Record<string, string>> {
  const withAuth = call.auth !== 'omit'
  await whenReady()
  const clientInfo = withAuth ? await clientInfoHeader() : undefined
  if (withAuth && !call.silent) reportClientInfo(Boolean(clientInfo))
  return buildHeaders({ tokens: tokens(), clientInfo, href: window.location.href, withAuth })
}
