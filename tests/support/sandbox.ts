import { getResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { configureApi } from '@/api/core/transport'
import { failureOf } from '@/api/core/verdict/failure'
import { moveClock, setClock } from '@/sandbox/clock'
import { handlers } from '@/sandbox/handlers'
import { ready, reset } from '@/sandbox/platform'
import { forceScenarios } from '@/sandbox/scenario'
import { storedEvents } from '@/sandbox/tracking/handlers'
import { tokenOf, uidOf } from '@/sandbox/users'

/** A request as the sandbox saw it. */
export interface SeenRequest {
  method: string
  /** Without `/api` or `/mfuwu/api`, and without the query. */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed where it is JSON; undefined when there is none. */
  body: unknown
}

/** The API base of the tests' own page, `http://localhost:3000/mfuwu/`. */
export const API_BASE = 'http://localhost:3000/mfuwu/api'

const TICK_MS = 5
const MOST_TICKS = 100
/** A test may have left its own clock running. */
const { setTimeout: later } = globalThis

/** Calls started by a test must not be counted by the next one. */
async function untilQuiet(open: ReadonlySet<string>): Promise<void> {
  let quiet = 0
  for (let tick = 0; tick < MOST_TICKS && quiet < 2; tick += 1) {
    await new Promise((resolve) => later(resolve, TICK_MS))
    quiet = open.size === 0 ? quiet + 1 : 0
  }
}

/**
 * Answers every call of this test file with the embedded sandbox, which starts each test in its first state. Call it
 * once, at the top of the file or of a `describe`. A call unknown to the sandbox fails the test.
 */
export function startSandbox() {
  const server = setupServer(...handlers)
  const requests: SeenRequest[] = []
  const unknown: string[] = []
  const open = new Set<string>()

  server.events.on('request:end', ({ requestId }) => open.delete(requestId))
  server.events.on('request:start', ({ request, requestId }) => {
    open.add(requestId)
    const copy = request.clone()
    const seen = describeRequest(request)
    requests.push(seen)
    void copy.text().then((text) => {
      seen.body = parsed(text)
    })
  })

  beforeAll(async () => {
    ready()
    server.listen({
      onUnhandledRequest({ method, url }) {
        unknown.push(`${method} ${url}`)
        throw new Error(`The sandbox has no answer for ${method} ${url}`)
      },
    })
  })
  afterEach(async () => {
    vi.useRealTimers()
    // A page that is still mounted would go on with requests after the answers that are awaited here.
    if ('document' in globalThis) (await import('@testing-library/react')).cleanup()
    await untilQuiet(open)
    open.clear()
    server.resetHandlers()
    requests.length = 0
    reset()
    const missing = unknown.splice(0)
    if (missing.length > 0) throw new Error(`The sandbox has no answer for ${missing.join(', ')}`)
  })
  afterAll(() => server.close())

  return {
    server,
    /** Every request since the test began. */
    requests: requests as readonly SeenRequest[],
    /** The requests whose path ends so. */
    seen: (pathEnd: string) => requests.filter(({ path }) => path.endsWith(pathEnd)),
    /** Holds the calls back whose path ends so, until the returned function is called. They are not awaited. */
    hold(pathEnd: string): () => void {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const holdBack = async ({ requestId }: { requestId: string }) => {
        open.delete(requestId)
        await released
        open.add(requestId)
      }
      server.use(http.all(`*${pathEnd}`, holdBack))
      return release
    },
    /** The next call that matches is answered with the fault, later ones as usual. */
    failNext(matches: (url: URL) => boolean, fault: string): void {
      answerNext(server, matches, fault)
    },
    /** As `failNext`, and the answer is held back until `release` is called; it is not awaited. */
    holdNext(matches: (url: URL) => boolean, fault: string) {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      let isHeld = false
      answerNext(server, matches, fault, async (requestId) => {
        isHeld = true
        open.delete(requestId)
        await released
        open.add(requestId)
      })
      return { isHeld: () => isHeld, release }
    },
    /** Ends when every call has been answered, and those that followed from them. */
    quiet: () => untilQuiet(open),
    /** Asks for scenarios (`name` or `name@path`) until the next call of this or the end of the test; none ends them. */
    useScenario: forceScenarios,
    /** The platform's clock; the device's stays. */
    moveClock,
    setClock,
    /** The burying-point events that have arrived. */
    events: storedEvents,
    reset,
  }
}

/** Answers the next such call as it would be answered with this fault in the page's address. */
function answerNext(
  server: ReturnType<typeof setupServer>,
  matches: (url: URL) => boolean,
  fault: string,
  hold?: (requestId: string) => Promise<void>,
): void {
  let isOver = false
  server.use(
    http.all('*', async ({ request, requestId }) => {
      const { pathname, href } = new URL(request.url)
      if (isOver || !matches(new URL(href))) return undefined
      isOver = true
      const headers = new Headers(request.headers)
      const page = new URL(headers.get('X-App-Url') ?? API_BASE)
      page.searchParams.append('__state', `${fault}@${pathname.replace(/^.*?\/api(?=\/)/, '')}$`)
      headers.set('X-App-Url', page.href)
      const answer = await getResponse(handlers, new Request(request.clone(), { headers }))
      await hold?.(requestId)
      return answer
    }),
  )
}

/** The token of the person with this phone, as a login would give it. */
export function tokenOfPhone(phone: string): string {
  return tokenOf(uidOf(phone))
}

/** Sets the API client up as a page with these scenarios in its address, for this person or for a guest. */
export function visit({ state = '', phone = '', page = '/' } = {}): void {
  const token = phone && tokenOfPhone(phone)
  configureApi({
    baseUrl: API_BASE,
    async headers(call) {
      return {
        'X-App-Url': `http://localhost:3000/mfuwu${page}?__state=${state}`,
        'X-Auth-Token': token,
        ...(token && call.auth !== 'omit' && { Authorization: `Bearer ${token}` }),
      }
    },
    onVerdict() {},
  })
}

/** The code that pages handle, or else the platform's own message; nothing for a call that succeeds. */
export const refusal = (call: Promise<unknown>): Promise<number | string | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => failureOf(error).code ?? failureOf(error).text,
  )

function describeRequest(request: Request): SeenRequest {
  const url = new URL(request.url)
  return {
    method: request.method,
    path: url.pathname.replace(/^.*?\/api(?=\/)/, ''),
    query: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    body: undefined,
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
