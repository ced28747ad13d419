import type { Judgement } from './verdict/verdict'

/** One call of the platform, as its own description (see `endpoint.ts`). */
export interface EndpointDescription {
  /** The call's own name, for errors and logs. */
  name: string
  /** GET for reads, POST for writes (specification section 7), unless the specification says otherwise. */
  method: 'GET' | 'POST'
  /** `{name}` takes the request's field of that name. */
  path: string
  /** `omit`: neither Authorization nor clientInfo is sent. `required`: guests are answered S00000. */
  auth: 'required' | 'optional' | 'omit'
  /** The answer is the same for everybody, also where the headers say who asks: a login does not ask anew. */
  sameForAll?: boolean
  /** Its page has no login: refused for a login that is over, it is asked again without it. */
  forGuests?: boolean
  /** What the specification gives; the rest, or all of it if left out, is assumed and changes here alone. */
  given?: 'path and method' | 'method'
  /**
   * It only reads (HTTP calls such a method safe), if that differs from the method: `false` for a GET that changes
   * anything on the platform, `true` for a POST that changes nothing. `npm run contract:check` asks a real platform
   * what is safe.
   */
  safe?: boolean
  /** Extra headers of this call. */
  headers?: Record<string, string>
  /** Request fields of a POST that travel in the query. */
  query?: readonly string[]
  /** Signed-out answers are not logged: asking is how the page finds out. */
  memberInfo?: boolean
  /** The answer is a file: it is passed through unchanged, also when it looks like an answer that refuses. */
  responseType?: 'blob'
  /** The product shows nothing about this call's answers; a message with TOKEN still ends the login. */
  silent?: boolean
}

/** Specification section 9. */
export const REQUEST_TIMEOUT_MS = 100_000

/** A call being sent. */
export interface SentCall {
  call: EndpointDescription
  /** The call's request before its fields went into the path, the query and the body. */
  payload: unknown
  /** The person when the call was made, whose headers it carries. */
  person: string | undefined
}

/** The hooks that the product passes to the transport at boot: it knows neither the session nor the toasts. */
export interface ApiHooks {
  baseUrl: string
  /** The headers of one call; see `headers.ts`. */
  headers(call: EndpointDescription, options: SentAs): Promise<Record<string, string>>
  /** Identifies the current person, different for every other person; undefined while unknown. */
  person?(): string | undefined
  /** Whether calls carry somebody's token. */
  hasLogin?(): boolean
  /**
   * Called once for each answer that is no success, or whose message contains TOKEN.
   * @param person whose headers the call carried
   * @returns true when their login was over, and is gone now
   */
  onVerdict(
    judgement: Judgement,
    call: EndpointDescription,
    person: string | undefined,
  ): boolean | void
  /** Called for each member-info answer about the caller, with its body. */
  onMemberInfo?(body: unknown, person: string | undefined): void
  /** An answer that the page's own HTML asked for before this code arrived; `payload` is the whole request. */
  earlyAnswer?(call: EndpointDescription, payload: unknown): Promise<EarlyAnswer> | undefined
}

export interface SentAs {
  /** Sent without a token. */
  anonymous?: boolean | undefined
}

export interface EarlyAnswer {
  status: number
  text: string
  /** Its `Date` header, where it can be read. */
  date?: string | null
}

/** A call that may change something on the platform. */
export function isWrite({ method, safe }: EndpointDescription): boolean {
  return safe === undefined ? method === 'POST' : !safe
}

let hooks: ApiHooks | undefined

export function configureApi(next: ApiHooks): void {
  hooks = next
}

export function apiHooks(): ApiHooks | undefined {
  return hooks
}
