import type { ArtKind } from '@/sandbox/art/picture'

export interface ProviderRecord {
  /** Digits; those longer than 15 are sent as a JSON number when `rawId` is set. */
  id: string
  rawId: boolean
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
  contactName: string
  contactPhoneMasked: string
  listed: boolean
}

/** The defaults of a seed. */
export const PROVIDER_DEFAULTS = {
  rawId: false,
  city: '',
  scene: 'cover',
  tags: [],
  intro: '',
  works: [],
  honors: [],
  contactName: '',
  contactPhoneMasked: '',
  listed: true,
} as const satisfies Partial<ProviderRecord>

export type ProviderSeed = Omit<
  ProviderRecord,
  'zoologyClassify' | keyof typeof PROVIDER_DEFAULTS
> &
  Partial<ProviderRecord>
