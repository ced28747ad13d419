import { http, HttpResponse } from 'msw'
import type { HttpHandler, PathParams } from 'msw'
import type { Endpoint } from '@/api/endpoint'
import { asRecord, parseJson } from '@/lib/json'
import { Refusal, answerWith, okText, signedOut } from './answer'
import { artUrl } from './art/url'
import type { ArtKind } from './art/url'
import { now } from './clock'
import { emptied } from './empty'
import { faultOf } from './faults'
import { hostile } from './hostile'
import { oneAtATime, ready } from './platform'
import { asksOf, isAsked } from './scenario'
import { clientOf, userOf } from './users'
import type { User } from './users'

/** A request as it arrives: anything can be missing, and in a query everything is text. */
export type Incoming<Payload> = { readonly [Name in keyof Payload]?: Payload[Name] | string }

export interface Call<Payload, Who = User | undefined> {
  payload: Incoming<Payload>
  user: Who
  /** The key of whoever asks: the uid, or else the device's client id. */
  caller: string
  /** True when the page asked for this scenario. */
  scenario(name: string): boolean
  request: Request
  /** The endpoint's path with the ids in it, without `/api`. */
  path: string
  /** The platform's time, epoch milliseconds. */
  now: number
  /** The address of a generated picture. */
  art(kind: ArtKind, seed: string | number): string
}

type Resolver<Payload, Answer, Who> = (
  call: Call<Payload, Who>,
) => Answer | Refusal | Promise<Answer | Refusal>

/**
 * Answers an endpoint of `src/api`: its method, path and auth are the contract, and the types of what comes in and
 * goes out are the client's. Faults, scenarios, auth and the envelope are dealt with here.
 */
export function handle<Payload extends object | void, Answer>(
  endpoint: Endpoint<Payload, Answer>,
  resolver: Resolver<Payload, Answer, User | undefined>,
): HttpHandler {
  const register = endpoint.method === 'GET' ? http.get : http.post
  return register(patternOf(endpoint.path), async ({ request, params }) => {
    await ready()
    const call = await callOf<Payload>(endpoint, request, params)
    const fault = await faultOf(call.scenario, call.path)
    if (fault) return fault
    const needsUser = endpoint.auth === 'required' && !call.user
    const result = needsUser ? signedOut() : await oneAtATime(() => resolver(call))
    return answerOf(call, result)
  })
}

/** As `handle`, for what only a logged-in person may do: the resolver always has the user. */
export function handleMember<Payload extends object | void, Answer>(
  endpoint: Endpoint<Payload, Answer>,
  resolver: Resolver<Payload, Answer, User>,
): HttpHandler {
  return handle(endpoint, (call) =>
    call.user ? resolver({ ...call, user: call.user }) : signedOut(),
  )
}

/** Both prefixes of the API base match: `/api` and `/mfuwu/api`. */
function patternOf(path: string): string {
  return `*/api${path.replace(/\{(\w+)\}/g, ':$1')}`
}

async function callOf<Payload>(
  endpoint: { auth: string },
  request: Request,
  params: PathParams,
): Promise<Call<Payload>> {
  const url = new URL(request.url)
  const path = url.pathname.replace(/^.*?\/api(?=\/)/, '')
  const asks = asksOf(request.headers)
  const scenario = (name: string) => isAsked(asks, name, path)
  const signedIn = endpoint.auth !== 'omit' && !scenario('guest')
  const user = signedIn ? await userOf(request.headers) : undefined
  const body = request.method === 'POST' ? parseBody(await request.clone().text()) : {}
  return {
    payload: { ...Object.fromEntries(url.searchParams), ...body, ...params } as Incoming<Payload>,
    user,
    caller: user?.uid ?? clientOf(request.headers),
    scenario,
    request,
    path,
    now: now(),
    art: (kind, seed) => artUrl(url.pathname, kind, seed),
  }
}

function parseBody(text: string): Record<string, unknown> {
  try {
    return asRecord(parseJson(text)) ?? {}
  } catch {
    return {}
  }
}

function answerOf(call: Call<unknown>, result: unknown): Response {
  if (call.scenario('cut_after')) return HttpResponse.error()
  if (result instanceof Refusal) return answerWith(JSON.stringify(result.body))
  return answerWith(okText(call.path, shaped(call, result)))
}

function shaped({ scenario }: Call<unknown>, data: unknown): unknown {
  if (scenario('null_data')) return null
  if (scenario('wrong_shape')) return '系统维护中'
  if (scenario('empty')) return emptied(data)
  return scenario('hostile') ? hostile(data) : data
}
