import type { ApplyInfo, Requirement } from '@/api/territory'

export const NAME_TEXT = '请输入真实姓名'
export const AGREEMENT_TEXT = '请先阅读并同意《领地认领协议》'
export const NAME_MAX = 20

const REAL_NAME = /^\p{Script=Han}[\p{Script=Han}·]*\p{Script=Han}$/u

/** The name as it is sent: without blanks around it, and with the one dot that names are written with. */
export function tidyName(name: string): string {
  return name.trim().replace(/[•・‧∙.．]/g, '·')
}

/** 2 to 20 Chinese letters; a dot may stand between them. */
export function isRealName(name: string): boolean {
  const tidy = tidyName(name)
  return Array.from(tidy).length <= NAME_MAX && REAL_NAME.test(tidy)
}

export interface ApplyForm {
  name: string
  agreed: boolean
}

export interface ApplyErrors {
  name?: string
  agreement?: string
}

/** What is wrong with the form; empty when it can be sent. */
export function checkApply({ name, agreed }: ApplyForm): ApplyErrors {
  return {
    ...(!isRealName(name) && { name: NAME_TEXT }),
    ...(!agreed && { agreement: AGREEMENT_TEXT }),
  }
}

/** What a condition still lacks, e.g. 还差44. A server that says no without a number says just that. */
export function lackText({ ok, need, have }: Requirement): string {
  if (ok) return '已满足'
  const lack = Math.round((need - have) * 100) / 100
  return lack > 0 ? `还差${lack}` : '未满足'
}

/** Yuan without needless zeros: ¥199, ¥199.5 → ¥199.50. */
export function feeText(yuan: number): string {
  if (!(yuan > 0)) return '免费'
  return `¥${Number.isInteger(yuan) ? yuan : yuan.toFixed(2)}`
}

/** 30/90/180天; empty when the server names none. */
export function cyclesText(days: readonly number[]): string {
  const known = days.filter((value) => value > 0)
  return known.length > 0 ? `${known.join('/')}天` : ''
}

/** Where the application is made: here, or in the app when it costs something. */
export function appliesInApp({ fee }: Pick<ApplyInfo, 'fee'>): boolean {
  return fee > 0
}

/** 已提交，排队第N位; without a place in the queue just 已提交. */
export function queuedText(queueNo: number): string {
  return queueNo > 0 ? `已提交，排队第${queueNo}位` : '已提交'
}
