import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { handlers } from '@/sandbox/handlers'

/** A fault of the answer of a path: its text, its status, or both. */
export type Fault = (text: string) => string | { status: number; text?: string }

interface Asked {
  method: string
  /** Without the prefix. */
  path: string
  headers: IncomingHttpHeaders
}

/** The sandbox as a separate platform on the loopback, over real HTTP, with faults by the end of a path. */
export class FaultyPlatform {
  faults: Record<string, Fault> = {}
  asked: Asked[] = []
  origin = ''
  readonly #server = createServer((request, response) => {
    void this.#answer(request, response)
  })

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = 'GET', url = '/', headers } = request
    const { pathname } = new URL(url, this.origin)
    this.asked.push({ method, path: pathname.replace('/mfuwu/api', ''), headers })
    const asked = new Request(`${this.origin}${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' && { body: Buffer.concat(chunks) }),
    })
    const text = (await (await getResponse(handlers, asked))?.text()) ?? ''
    const [, fault] = Object.entries(this.faults).find(([end]) => pathname.endsWith(end)) ?? []
    const faulty = fault?.(text) ?? text
    const { status, text: body = '' } =
      typeof faulty === 'string' ? { status: 200, text: faulty } : faulty
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  }
}
