import { yuanText } from '@/kit/amounts/money'
import type { ApplyInfo, Requirement } from '@/api/territory'
import { PRIVACY_TITLES } from '@/kit/login/agreement/privacyTexts'
import { appPages } from '@/kit/open-app/appPages'

/** What a condition still lacks, e.g. 还差44, or 未满足 if the numbers do not show it. */
export function lackText({ ok, need, have }: Requirement): string {
  if (ok) return '已满足'
  const lack = Math.round((need - have) * 100) / 100
  return lack > 0 ? `还差${lack}` : '未满足'
}

/** The page where each condition can be met. The conditions' keys are ASSUMED. */
const WAYS: Readonly<Partial<Record<string, string>>> = {
  realName: appPages.realName,
  opinion: '/opinionScoreRules',
  land: '/real-estate',
}

/** The page where a missing condition is met; undefined if it is met already, or the page is unknown. */
export const wayTo = ({ ok, key }: Requirement): string | undefined => (ok ? undefined : WAYS[key])

/** Why the person cannot apply: the platform's reason, or else the conditions not met. */
export function reasonText({ reason, requirements }: ApplyInfo): string {
  const missing = requirements.filter(({ ok, name }) => !ok && name !== '').map(({ name }) => name)
  return reason || ['未满足申请条件', missing.join('、')].filter(Boolean).join('：')
}

export const feeText = (yuan: number): string => (yuan > 0 ? yuanText(yuan) : '免费')

/** 30/90/180天; empty if the server sends none. */
export function cyclesText(days: readonly number[]): string {
  const known = days.filter((value) => value > 0)
  return known.length > 0 ? `${known.join('/')}天` : ''
}

/** The name of the platform's agreement, for use in a sentence. */
export function agreementName({ agreementType }: Pick<ApplyInfo, 'agreementType'>): string {
  return `《${PRIVACY_TITLES[agreementType]}》`
}

/** Whether the application is made in the app: if it has a fee. */
export function appliesInApp({ fee }: Pick<ApplyInfo, 'fee'>): boolean {
  return fee > 0
}
