import { getResponse } from 'msw'
import { requestParts } from '@/api/core/request'
import { handlers } from '@/sandbox/handlers'
import { person, recordTokenOf } from '@/sandbox/users'
import type { Call } from './contract'

const API_BASE = 'https://example.com/mfuwu/api'

/** The handler of a call alone: looking for it among all of them takes longer than its answer. */
const handlerOf = ({ method, path }: Call) =>
  handlers.filter(
    ({ info }) => info.header === `${method} */api${path.replace(/\{(\w+)\}/g, ':$1')}`,
  )

interface Asked {
  /** States by their names, as `__state` has them. */
  state?: string | undefined
  /** The route of the page that asks. */
  page?: string | undefined
  /** The index of the person among the seeded accounts. */
  who?: number | undefined
}

/** The sandbox's answer. Undefined: the connection was cut. */
export async function sandboxAnswer(
  call: Call,
  values: object,
  { state = '', page = call.pages[0], who = 0 }: Asked = {},
): Promise<{ status: number; text: string } | undefined> {
  const query = call.fields.filter((field) => field.in === 'query').map(({ name }) => name)
  const { path, params = {}, data } = requestParts({ ...call, query }, values)
  const url = new URL(`${API_BASE}${path}`)
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value))
  const token = recordTokenOf(person(who).uid)
  const headers = {
    ...call.headers,
    'X-Auth-Token': token,
    'X-App-Url': `https://example.com/mfuwu${page?.startsWith('/') ? page : '/'}?__state=${state}`,
    ...(call.auth !== 'omit' && { Authorization: `Bearer ${token}` }),
  }
  const body = call.method === 'POST' && { body: JSON.stringify(data) }
  const request = new Request(url, { method: call.method, headers, ...body })
  const response = await getResponse(handlerOf(call), request)
  if (!response) throw new Error(`The sandbox has no answer for ${call.name}`)
  if (response.type === 'error') return undefined
  return { status: response.status, text: await response.text() }
}
