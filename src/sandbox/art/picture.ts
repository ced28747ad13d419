import { seededRandom, sample, type Random } from '@/sandbox/random'
import { avatar } from './avatar'
import { city } from './city'
import { honor } from './honor'
import { island } from './island'
import { landscape } from './landscape'
import { logo } from './logo'
import { planet } from './planet'
import { badge, coin, coupon, postcard, present, sculpture } from './prize'
import { tower } from './tower'

const SCENES = [city, planet, island, tower, landscape] as const

/** Goods of one kind differ in their colours. */
function tinted(painter: () => string): (random: Random) => string {
  return (random) => {
    // The first numbers of two similar seeds are similar.
    random()
    const turn = Math.floor(random() * 12) * 30
    const filter = `<filter id="turn"><feColorMatrix type="hueRotate" values="${turn}"/></filter>`
    return painter().replace(
      /^(<svg[^>]*>)(.*)(<\/svg>)$/s,
      `$1${filter}<g filter="url(#turn)">$2</g>$3`,
    )
  }
}

/** The subjects of a picture. `cover` is any of the scenes. */
const PAINTERS = {
  cover: (random: Random) => sample(random, SCENES)(random),
  city,
  planet,
  island,
  tower,
  landscape,
  avatar,
  logo,
  honor,
  coin,
  postcard: tinted(postcard),
  coupon: tinted(coupon),
  badge: tinted(badge),
  sculpture: tinted(sculpture),
  present: tinted(present),
} satisfies Record<string, (random: Random) => string>
export type ArtKind = keyof typeof PAINTERS

export const ART_KINDS = Object.keys(PAINTERS) as ArtKind[]

/** The SVG of a kind and a seed: always the same one; undefined for an unknown kind. */
export function picture(kind: string, seed: string): string | undefined {
  const known = ART_KINDS.find((name) => name === kind)
  return known && PAINTERS[known](seededRandom(`${kind}/${seed}`))
}

/** An address of a picture under the same prefix (`/api` or `/mfuwu/api`) as the call that names it. */
export function artUrl(pathname: string, kind: ArtKind, seed: string | number): string {
  return `${prefixOf(pathname)}/__sandbox/art/${kind}/${encodeURIComponent(seed)}.svg`
}

/** The address of the one short clip that the sandbox holds. */
export function clipUrl(pathname: string): string {
  return `${prefixOf(pathname)}/__sandbox/clip/planet.mp4`
}

/** The address of half a minute of notes. */
export function toneUrl(pathname: string): string {
  return `${prefixOf(pathname)}/__sandbox/tone/scale.wav`
}

function prefixOf(pathname: string): string {
  return /^(.*?\/api)\//.exec(pathname)?.[1] ?? '/api'
}
