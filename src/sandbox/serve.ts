import type { IncomingMessage, ServerResponse } from 'node:http'

export async function serve(_request: IncomingMessage, _response: ServerResponse): Promise<void> {}
