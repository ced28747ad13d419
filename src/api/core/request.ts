import type { EndpointDescription } from './transport'

export interface RequestParts {
  path: string
  params?: Record<string, unknown>
  data?: Record<string, unknown>
}

/** Puts each field of a request where it travels: into the path, the query or the body. @throws RangeError */
export function requestParts(
  call: Pick<EndpointDescription, 'name' | 'method' | 'path' | 'query'>,
  request: object,
): RequestParts {
  const fields = new Map(Object.entries(request).filter(([, value]) => value !== undefined))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = `${(fields.get(name) ?? '') as string | number}`
    // '.' and '..' would climb in the path, also when encoded.
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`${call.name}: "${name}" is no path part`)
    fields.delete(name)
    return encodeURIComponent(value)
  })
  if (call.method === 'GET') return { path, params: Object.fromEntries(fields) }
  const inQuery = [...fields].filter(([name]) => call.query?.includes(name))
  const inBody = [...fields].filter(([name]) => !call.query?.includes(name))
  return {
    path,
    ...(inQuery.length > 0 && { params: Object.fromEntries(inQuery) }),
    data: Object.fromEntries(inBody),
  }
}
