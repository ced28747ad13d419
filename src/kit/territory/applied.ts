import type { Application } from '@/api/territory'
import { queuedText } from './applyForm'

/** The answer to an application. */
export interface Applied {
  /** The territory that was applied for: of an answer that was lost, not always the one on the page. */
  territoryId: string
  applyNo: string
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  queueNo: number
}

export type AppliedStatus = Omit<Applied, 'territoryId'>

/**
 * The result of an application whose answer was lost; undefined when it was not made.
 * @param beforeNo the number of the person's application before it; '' if there was none, undefined if unknown: then a
 * decision may be the old one's
 */
export function appliedSince(
  found: Pick<Application, 'applyNo' | 'status' | 'queueNo'> | null,
  beforeNo: string | undefined,
): AppliedStatus | 'not known' | undefined {
  if (!found) return undefined
  const { applyNo, status, queueNo } = found
  if (status === 'PENDING') return { applyNo, status, queueNo }
  if (status !== 'APPROVED' && status !== 'REJECTED') return undefined
  if (beforeNo === undefined) return 'not known'
  const isNew = applyNo !== '' && applyNo !== beforeNo
  return isNew ? { applyNo, status, queueNo } : undefined
}

/** The person's application, as known from the answer. */
export const applicationOf = (applied: Applied): Application => ({
  ...applied,
  rejectReason: '',
  applyTime: '',
  auditTime: '',
})

export interface ApplyResult {
  title: string
  text: string
  good: boolean
}

/**
 * The answer as text. The reason for a refusal is on the page.
 * @param territoryName undefined: unknown
 */
export function resultOf(
  { status, queueNo }: AppliedStatus,
  territoryName: string | undefined,
): ApplyResult {
  const of = territoryName === undefined ? '这块领地' : `「${territoryName || '无名领地'}」`
  if (status === 'APPROVED') return { title: '认领成功', text: `你已成为${of}的领主`, good: true }
  if (status === 'REJECTED')
    return { title: '申请未通过', text: '原因请见本页，核对资料后可重新申请', good: false }
  return {
    title: queuedText(queueNo),
    text: '审核结果会在本页更新，请留意申请状态',
    good: true,
  }
}
