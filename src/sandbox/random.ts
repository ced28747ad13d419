import type { Random } from '@/lib/random'

export { seededRandom } from '@/lib/random'
export type { Random } from '@/lib/random'

/** A whole number from 0 to `sides` - 1. */
export function randomInt(random: Random, sides: number): number {
  return Math.floor(random() * sides)
}

/** One of the things. */
export function sample<Thing>(random: Random, things: readonly Thing[]): Thing {
  return things[randomInt(random, things.length)] as Thing
}
