import type { Territory, TerritoryGlory } from '@/api/territory'

export const GLORY_TEXT = '请输入2-20个字'
export const GLORY_MAX = 20
const MOST_SEGMENTED = 1000

/** Characters as people count them: an emoji of several code points is one where the browser knows. */
export function lengthOf(text: string): number {
  const trimmed = text.trim()
  // The segmenter hands out a copy of the whole text with each of its parts.
  const isLong = trimmed.length > MOST_SEGMENTED
  if (isLong || typeof Intl.Segmenter !== 'function') return Array.from(trimmed).length
  return Array.from(new Intl.Segmenter('zh').segment(trimmed)).length
}

export function isGlory(text: string): boolean {
  const length = lengthOf(text)
  return length >= 2 && length <= GLORY_MAX
}

/** The lord's words as they have been handed in. What the answer leaves out stays: the refetch brings the rest. */
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
