import type { ArtKind } from '@/sandbox/art/picture'
import { territories } from '@/sandbox/territory/data'
import { person } from '@/sandbox/users'

interface PlanetRecord {
  planetId: string
  name: string
  ownerUid: string
  ownerName: string
}

/** The sights of each planet. */
export const SCENES: readonly (readonly [ArtKind, string])[] = [
  ['landscape', '晚霞码头'],
  ['island', '云上菜园'],
  ['tower', '观星塔'],
  ['city', '夜市一条街'],
  ['landscape', '一望无际又特别会起风的青草坡'],
]

/** Beyond what a double holds: it has to travel as the digits that it is. */
const LARGE_ID = '900719925474099123'

/** A planet of the platform: the territories are on them. */
export function planetOf(planetId: string): PlanetRecord | undefined {
  const at = territories.findIndex((territory) => territory.planetId === planetId)
  const found = territories[at]
  if (!found && planetId !== LARGE_ID) return undefined
  const owner = person(Math.max(0, at))
  return {
    planetId,
    name: found?.planetName ?? '远岸星',
    ownerUid: owner.uid,
    ownerName: owner.nickname,
  }
}
