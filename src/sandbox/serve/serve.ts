import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { getResponse } from 'msw'
import { answerWith } from '@/sandbox/answer'
import { handlers } from '@/sandbox/handlers'

type NodeRequest = IncomingMessage & { originalUrl?: string }

/** Answers a request of the dev or preview server with the sandbox's handlers. */
export async function serve(request: NodeRequest, response: ServerResponse): Promise<void> {
  response.on('error', () => response.destroy())
  const asked = await toFetch(request)
  const answer = isForeign(asked.headers)
    ? refused(403, 'The sandbox is not for pages of other sites')
    : ((await getResponse(handlers, asked)) ?? unknownPath(asked))
  if (response.destroyed) return
  if (answer.type === 'error') {
    request.socket.destroy()
    return
  }
  await write(answer, response)
}

async function toFetch(request: NodeRequest): Promise<Request> {
  const url = new URL(
    request.originalUrl ?? request.url ?? '/',
    `http://${request.headers.host ?? 'localhost'}`,
  )
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':')) continue
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one)
  }
  const method = request.method ?? 'GET'
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method, headers })
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new Request(url, { method, headers, body: Buffer.concat(chunks) })
}

/** A foreign page that is open beside a development server gives it no command: browsers send the origin. */
function isForeign(headers: Headers): boolean {
  const site = headers.get('Sec-Fetch-Site')
  // Safari before 16.4 sends only the origin, and clients other than browsers not even that.
  if (site === null) return !isOwnOrigin(headers.get('Origin'), headers.get('Host'))
  return site !== 'same-origin' && site !== 'none'
}

function isOwnOrigin(origin: string | null, host: string | null): boolean {
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host)
}

function unknownPath(request: Request): Response {
  const path = new URL(request.url).pathname
  return refused(501, `The sandbox has no answer for ${request.method} ${path}`)
}

function refused(status: number, message: string): Response {
  return answerWith(JSON.stringify({ statusCode: status, message }), { status })
}

async function write(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status
  if (answer.statusText) response.statusMessage = answer.statusText
  for (const [name, value] of answer.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  if (!answer.body) {
    response.end()
    return
  }
  const body = Readable.fromWeb(answer.body as ReadableStream)
  await new Promise<void>((resolve) => {
    body.on('error', () => response.destroy())
    response.on('close', () => {
      body.destroy()
      resolve()
    })
    body.pipe(response)
  })
}
