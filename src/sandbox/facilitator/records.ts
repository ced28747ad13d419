import type { ArtKind } from '@/sandbox/art/picture'

export interface ProviderRecord {
  /** Digits; those longer than a double holds are sent as a JSON number. */
  id: string
  zoologyClassify: string
  name: string
  serve: string
  city: string
  scene: ArtKind
  followerCount: number
  productionCount: number
  tags: string[]
  intro: string
  works: string[]
  honors: string[]
  /** Name and masked phone. */
  contact: string[]
  listed: boolean
}

/** A row of a category's providers. */
export function provider(
  id: string,
  name: string,
  serve: string,
  city: string,
  scene: ArtKind,
  followerCount: number,
  productionCount: number,
  more: Partial<ProviderRecord>,
): Omit<ProviderRecord, 'zoologyClassify'> {
  const blank = { tags: [], intro: '', works: [], honors: [], contact: [], listed: true }
  return { id, name, serve, city, scene, followerCount, productionCount, ...blank, ...more }
}
