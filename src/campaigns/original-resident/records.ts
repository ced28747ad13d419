import type { Registrant, RegistrantStatus } from '@/api/invitation'
import type { ResidentRecord } from '@/api/originalResident'
import type { Page } from '@/kit/lists/pagedList'
import { maskedPhone } from '@/lib/maskedPhone'
import type { Tone } from '@/ui/Tag'

interface Words {
  label: string
  tone: Tone
}

export const INVITED: Readonly<Record<RegistrantStatus, Words>> = {
  REGISTERED: { label: '已注册', tone: 'plain' },
  REALNAME: { label: '已实名', tone: 'accent' },
  VALID: { label: '有效', tone: 'success' },
  INVALID: { label: '无效', tone: 'danger' },
}

export const REWARDED: Readonly<Record<ResidentRecord['status'], Words>> = {
  SUCCESS: { label: '已到账', tone: 'success' },
  PROCESSING: { label: '处理中', tone: 'warn' },
  FAILED: { label: '发放失败', tone: 'danger' },
}

/** The second line of an invitation: the phone, and when. */
export function invitedLine({ phoneMasked, registerTime }: Registrant): string {
  return [maskedPhone(phoneMasked), registerTime.slice(0, 16)].filter(Boolean).join(' · ')
}

/** Why an invitation does not count, or what it brought, where that may be said. */
export function invitedNote(
  { status, reason, rewardText }: Registrant,
  tellsRewards: boolean,
): string | undefined {
  if (status === 'INVALID') return reason || undefined
  return (tellsRewards && rewardText) || undefined
}

/** The first page of those who were invited. */
export interface InvitedPage extends Page<Registrant> {
  /** Whose it is; see `whoAsks`. */
  who: string
}

/** Rows whose first page has come anew; what lies further down stays below it. */
export function renewed(
  rows: readonly Registrant[],
  first: readonly Registrant[],
): readonly Registrant[] {
  const known = new Set(first.map(({ uid }) => uid))
  // One without an id may be one of the first page's own.
  return [...first, ...rows.filter(({ uid }) => uid !== '' && !known.has(uid))]
}

const PAGE_SIZE = 20

/** So many pages of rows that came all at once. */
export function pagesOf<Row>(rows: readonly Row[], pages: number) {
  const end = pages * PAGE_SIZE
  return { rows: rows.slice(0, end), hasMore: end < rows.length }
}
