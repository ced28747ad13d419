import { buildHeaders, type Tokens } from '@/api/core/headers'
import type { MainRequest } from '@/api/core/mainRequest'
import { requestParts } from '@/api/core/request'
import type { EarlyAnswer } from '@/api/core/transport'
import { apiBase, apiOrigin, mode } from '@/lib/env'
import { FINGERPRINT_LIMIT_MS, computeClientInfo, keptClientInfo } from '@/session/clientInfo'
import { readLoginInfo } from '@/session/loginInfo'
import type { Caller, EarlyCall } from './state'

/** @param newVisitor the fingerprint of a browser that has none stored */
export const browserCaller = (newVisitor: Promise<string> | undefined): Caller => ({
  tokens: { stored: readLoginInfo()?.accessToken },
  clientInfo: Promise.resolve(keptClientInfo(false) ?? firstClientInfo(newVisitor)),
})

/**
 * Sends a page's main call with the headers of every call (specification section 7), before the app's own client has
 * loaded.
 */
export function ask(request: MainRequest, { tokens, clientInfo: known }: Caller): EarlyCall {
  const clientInfo = request.call.auth === 'omit' ? undefined : known
  const answer = send(request, tokens, clientInfo)
  // The app handles its failure, whenever it asks.
  answer.catch(() => {})
  return { ...request, answer, tokens, ...(clientInfo && { clientInfo }) }
}

async function send(
  { call, payload }: MainRequest,
  tokens: Tokens,
  clientInfo: EarlyCall['clientInfo'],
): Promise<EarlyAnswer> {
  const { path, params, data } = requestParts(call, payload)
  const query = new URLSearchParams(params as Record<string, string>).toString()
  const headers = buildHeaders({
    tokens,
    clientInfo: await clientInfo,
    href: window.location.href,
    withAuth: clientInfo !== undefined,
  })
  const response = await fetch(`${apiBase(mode, apiOrigin)}${path}${query && `?${query}`}`, {
    method: call.method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      ...(data && { 'Content-Type': 'application/json' }),
      ...call.headers,
      ...headers,
    },
    ...(data && { body: JSON.stringify(data) }),
  })
  const date = response.headers.get('date')
  return { status: response.status, text: await response.text(), date }
}

/** Undefined when it cannot be had in time: the call goes out without it (specification section 8). */
async function firstClientInfo(visitor?: Promise<string>): Promise<string | undefined> {
  const limit = new Promise<undefined>((resolve) => {
    setTimeout(resolve, FINGERPRINT_LIMIT_MS)
  })
  try {
    return await Promise.race([visitor && computeClientInfo(false, () => visitor), limit])
  } catch {
    return undefined
  }
}
