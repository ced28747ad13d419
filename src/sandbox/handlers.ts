import type { RequestHandler } from 'msw'

const domains = import.meta.glob<{ handlers: RequestHandler[] }>('./*/handlers.ts', { eager: true })

/** Every handler of the sandbox: a domain joins by its own `<domain>/handlers.ts`. */
export const handlers: RequestHandler[] = Object.values(domains).flatMap(
  (domain) => domain.handlers,
)
