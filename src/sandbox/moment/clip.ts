/** The address of the one short clip that the sandbox holds. */
export function clipUrl(request: Request): string {
  const prefix = /^(.*?\/api)\//.exec(new URL(request.url).pathname)?.[1] ?? '/api'
  return `${prefix}/__sandbox/clip/city.mp4`
}
