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
  'coin',
  'postcard',
  'coupon',
  'badge',
  'sculpture',
  'present',
] as const
export type ArtKind = (typeof ART_KINDS)[number]

/** An address of a picture under the same prefix (`/api` or `/mfuwu/api`) as the call that names it. */
export function artUrl(pathname: string, kind: ArtKind, seed: string | number): string {
  return `${prefixOf(pathname)}/__sandbox/art/${kind}/${encodeURIComponent(seed)}.svg`
}

/** The address of the one short clip that the sandbox holds. */
export function clipUrl(pathname: string): string {
  return `${prefixOf(pathname)}/__sandbox/clip/planet.mp4`
}

function prefixOf(pathname: string): string {
  return /^(.*?\/api)\//.exec(pathname)?.[1] ?? '/api'
}
