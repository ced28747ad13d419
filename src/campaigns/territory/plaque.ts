import type { TerritoryGlory } from '@/api/territory'

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
