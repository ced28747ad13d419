import type { Registrant, RegistrantStatus } from '@/api/invitation'
import type { ResidentRecord } from '@/api/originalResident'
import type { Page } from '@/kit/lists/pagedList'
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

/** `138****8000`, also where the platform forgot to mask it. */
export function maskedPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
}

/** The second line of an invitation: the phone, and when. */
export function invitedLine({ phoneMasked, registerTime }: Registrant): string {
  return [maskedPhone(phoneMasked), registerTime.slice(0, 16)].filter(Boolean).join(' · ')
}

/** Why an invitation does not count, or what it brought. */
export function invitedNote({ status, reason, rewardText }: Registrant): string | undefined {
  return (status === 'INVALID' ? reason : rewardText) || undefined
}

export const PAGE_SIZE = 20

/** A page of rows that came all at once. */
export function sliceOf<Row>(rows: readonly Row[], pageNo: number): Page<Row> {
  const end = pageNo * PAGE_SIZE
  return { list: rows.slice(end - PAGE_SIZE, end), hasMore: end < rows.length }
}
