import type { TerritoryGlory } from '@/api/territory'

export const GLORY_TEXT = '请输入2-20个字'
export const GLORY_MAX = 20

/** Characters as people count them, so that an emoji is one. */
export function lengthOf(text: string): number {
  return Array.from(text.trim()).length
}

export function isGlory(text: string): boolean {
  const length = lengthOf(text)
  return length >= 2 && length <= GLORY_MAX
}

export type Plaque =
  /** Nothing that may be read. */
  | { kind: 'empty' }
  | { kind: 'words'; text: string; collectionName: string; tag: '' | '审核中' | '未通过' }

/** What the plaque shows. Words that have not passed are the lord's own matter. */
export function plaqueOf(glory: TerritoryGlory | null, isLord: boolean): Plaque {
  if (!glory || glory.text.trim() === '') return { kind: 'empty' }
  const { text, collectionName, auditStatus } = glory
  if (auditStatus === 'PASSED') return { kind: 'words', text, collectionName, tag: '' }
  if (!isLord) return { kind: 'empty' }
  return {
    kind: 'words',
    text,
    collectionName,
    tag: auditStatus === 'PENDING' ? '审核中' : '未通过',
  }
}
