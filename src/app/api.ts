import { configureApi } from '@/api/core/transport'
import type { EarlyAnswer, EndpointDescription, SentAs } from '@/api/core/transport'
import { buildHeaders } from '@/api/core/headers'
import { apiBase, env } from '@/lib/env'
import {
  clientInfoHeader,
  isLoggedIn,
  isPersonKnown,
  personKey,
  tokens,
  whenReady,
} from '@/session/session'
import { applyVerdict, noteMember, reportClientInfo } from './apiEffects'

type EarlyLookup = (call: EndpointDescription, payload: unknown) => Promise<EarlyAnswer> | undefined

/** Passes the session and the effects to the transport. */
export function connectApi(earlyAnswer?: EarlyLookup): void {
  configureApi({
    baseUrl: apiBase(env.mode, env.apiOrigin),
    headers: headersOf,
    hasLogin: isLoggedIn,
    person: () => (isPersonKnown() ? personKey() : undefined),
    onVerdict: applyVerdict,
    onMemberInfo: noteMember,
    ...(earlyAnswer && { earlyAnswer }),
  })
}

async function headersOf(
  call: EndpointDescription,
  { anonymous }: SentAs,
): Promise<Record<string, string>> {
  const withAuth = call.auth !== 'omit'
  await whenReady()
  const clientInfo = withAuth ? await clientInfoHeader() : undefined
  if (withAuth && !call.silent) reportClientInfo(Boolean(clientInfo))
  return buildHeaders({
    tokens: anonymous ? {} : tokens(),
    clientInfo,
    href: window.location.href,
    withAuth,
  })
}
