import { dice, oneOf } from '@/sandbox/dice'
import type { Roll } from '@/sandbox/dice'
import { avatar } from './avatar'
import { city } from './city'
import { honor } from './honor'
import { island } from './island'
import { landscape } from './landscape'
import { logo } from './logo'
import { planet } from './planet'
import { badge, coin, coupon, postcard, present, sculpture } from './prize'
import { tower } from './tower'
import { ART_KINDS } from './url'
import type { ArtKind } from './url'

const SCENES = [city, planet, island, tower, landscape] as const

const PAINTERS: Readonly<Record<ArtKind, (roll: Roll) => string>> = {
  cover: (roll) => oneOf(roll, SCENES)(roll),
  city,
  planet,
  island,
  tower,
  landscape,
  avatar,
  logo,
  honor,
  coin,
  postcard,
  coupon,
  badge,
  sculpture,
  present,
}

/** The SVG of a kind and a seed: always the same one; undefined for a kind that is none. */
export function picture(kind: string, seed: string): string | undefined {
  const known = ART_KINDS.find((name) => name === kind)
  return known && PAINTERS[known](dice(`${kind}/${seed}`))
}
