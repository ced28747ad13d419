import { array, boolean, number, object, optional, picklist, string } from 'valibot'
import type { InferInput, InferOutput } from 'valibot'
import { ART_KINDS } from '@/sandbox/art/picture'

export const ProviderRecord = object({
  /** Digits; those longer than 15 are sent as a JSON number when `rawId` is set. */
  id: string(),
  rawId: optional(boolean(), false),
  zoologyClassify: string(),
  name: string(),
  serve: string(),
  city: optional(string(), ''),
  scene: optional(picklist(ART_KINDS), 'cover'),
  followerCount: number(),
  productionCount: number(),
  tags: optional(array(string()), []),
  intro: optional(string(), ''),
  works: optional(array(string()), []),
  honors: optional(array(string()), []),
  contactName: optional(string(), ''),
  contactPhoneMasked: optional(string(), ''),
  listed: optional(boolean(), true),
})
export type ProviderRecord = InferOutput<typeof ProviderRecord>
export type ProviderSeed = Omit<InferInput<typeof ProviderRecord>, 'zoologyClassify'>
