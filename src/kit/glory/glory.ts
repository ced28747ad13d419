import type { Territory, TerritoryGlory } from '@/api/territory'

export const GLORY_TEXT = '请输入2-20个字'
export const GLORY_MAX = 20
const MOST_SEGMENTED = 1000

/** The length in visible characters: an emoji of several code points is one if the browser supports it. */
export function lengthOf(text: string): number {
  const trimmed = text.trim()
  // The segmenter returns a copy of the whole text with each segment.
  const isLong = trimmed.length > MOST_SEGMENTED
  if (isLong || typeof Intl.Segmenter !== 'function') return Array.from(trimmed).length
  return Array.from(new Intl.Segmenter('zh').segment(trimmed)).length
}

export function isGlory(text: string): boolean {
  const length = lengthOf(text)
  return length >= 2 && length <= GLORY_MAX
}

/** The inscription as submitted. Fields missing in the answer are kept: the refetch updates them. */
export function withGlory(
  territory: Territory,
  words: Pick<TerritoryGlory, 'gloryId' | 'text' | 'auditStatus'>,
): Territory {
  const { gloryId = '', collectionName = '' } = territory.glory ?? {}
  return {
    ...territory,
    glory: { collectionName, ...words, gloryId: words.gloryId || gloryId },
  }
}
