import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw'
import type { Endpoint } from '@/api/core/endpoint'
import { asRecord, parseJson } from '@/lib/storage/json'
import { Refusal, answerWith, okText, refuse, signedOut } from '@/sandbox/answer'
import { artUrl, type ArtKind } from '@/sandbox/art/picture'
import { emptied, hostile } from './badData'
import { now } from '@/sandbox/clock'
import { faultOf } from './faults'
import { oncePer, oneAtATime, ready } from '@/sandbox/platform'
import { activeScenarios, isActive, pageUrl } from '@/sandbox/scenario'
import { clientOf, hasRecord, userOf, type User } from '@/sandbox/users'

/** A request as it arrives: anything can be missing, and in a query everything is text. */
export type Incoming<Payload> = { readonly [Name in keyof Payload]?: Payload[Name] | string }

export interface Call<Payload = unknown, Who = User | undefined> {
  payload: Incoming<Payload>
  user: Who
  /** The uid, or a guest's device id. */
  caller: string
  /** True when the page's address has this scenario. */
  scenario(name: string): boolean
  request: Request
  /** The endpoint's path with the ids in it, without `/api`. */
  path: string
  /** The platform's time, epoch milliseconds. */
  now: number
  /** The address of a generated picture. */
  art(kind: ArtKind, seed: string | number): string
}

export type MemberCall<Payload = unknown> = Call<Payload, User>

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
    ready()
    const call = await callOf<Payload>(endpoint, request, params)
    const fault = await faultOf(call.scenario, call.path)
    if (fault) return fault
    const isRefused = call.scenario('h5_only') && !hasRecord(request.headers)
    const needsUser = endpoint.auth === 'required' && (!call.user || isRefused)
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

/** As `handleMember`, for a write with a business number: the same number is carried out once and answered the same. */
export function handleOnce<Payload extends { bizNo: string }, Answer>(
  endpoint: Endpoint<Payload, Answer>,
  resolver: Resolver<Payload, Answer, User>,
): HttpHandler {
  return handleMember(endpoint, (call) => {
    const { bizNo } = call.payload
    if (!bizNo) return refuse(90_001, '缺少业务单号')
    return oncePer(`${call.path}/${call.user.uid}/${bizNo}`, () => resolver(call))
  })
}

/** The person behind a call that is made without auth: `X-Auth-Token` travels with every call. */
export async function viewerOf({ scenario, request }: Call): Promise<User | undefined> {
  return scenario('guest') ? undefined : userOf(request.headers)
}

/** The sandbox uses the same ids for all pages: what an id is depends on the page that calls. */
export const isOnPage = ({ request }: Call, path: string): boolean =>
  pageUrl(request.headers)?.pathname.endsWith(path) === true

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
  const active = activeScenarios(request.headers)
  const scenario = (name: string) => isActive(active, name, path)
  const signedIn = endpoint.auth !== 'omit' && !scenario('guest')
  const user = signedIn ? userOf(request.headers) : undefined
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

function answerOf(call: Call, result: unknown): Response {
  if (call.scenario('cut_after')) return HttpResponse.error()
  if (result instanceof Refusal) return answerWith(JSON.stringify(result.body))
  return answerWith(okText(call.path, shaped(call, result)))
}

function shaped({ scenario }: Call, data: unknown): unknown {
  if (scenario('null_data')) return null
  if (scenario('wrong_shape')) return '系统维护中'
  if (scenario('empty')) return emptied(data)
  return scenario('hostile') ? hostile(data) : data
}
