/** What a generated picture shows. `cover` is any of the scenes. */
export const ART_KINDS = [
  'cover',
  'city',
  'planet',
  'island',
  'tower',
  'landscape',
  'avatar',
  'logo',
  'honor',
] as const
export type ArtKind = (typeof ART_KINDS)[number]

/** An address of a picture under the same prefix (`/api` or `/mfuwu/api`) as the call that names it. */
export function artUrl(pathname: string, kind: ArtKind, seed: string | number): string {
  const prefix = /^(.*?\/api)\//.exec(pathname)?.[1] ?? '/api'
  return `${prefix}/__sandbox/art/${kind}/${encodeURIComponent(seed)}.svg`
}
