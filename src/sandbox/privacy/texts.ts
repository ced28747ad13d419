import type { PrivacyText, PrivacyType } from '@/api/privacy'
import { PRIVACY_POLICY } from './privacyPolicy'
import {
  ADOPT_AGREEMENT,
  CARNIVAL_RULES,
  OPINION_RULES,
  REWARD_RULES,
  TERRITORY_RULES,
} from './ruleTexts'
import { USER_AGREEMENT } from './userAgreement'

/** The version that a person agrees to at login. */
export const VERSION = 'V3.2'

const EFFECTIVE = '2026-09-01'

const BODIES: Readonly<Record<PrivacyType, readonly [title: string, content: string]>> = {
  USER_AGREEMENT: ['用户协议', USER_AGREEMENT],
  PRIVACY_POLICY: ['隐私政策', PRIVACY_POLICY],
  REWARD_RULES: ['奖励规则', REWARD_RULES],
  OPINION_RULES: ['意见分规则', OPINION_RULES],
  TERRITORY_RULES: ['领地规则', TERRITORY_RULES],
  CARNIVAL_RULES: ['领地嘉年华规则', CARNIVAL_RULES],
  ADOPT_AGREEMENT: ['领地认领协议', ADOPT_AGREEMENT],
}

export const TEXTS: readonly PrivacyText[] = Object.entries(BODIES).map(
  ([type, [title, content]]) => ({
    type,
    title,
    version: VERSION,
    effectiveDate: EFFECTIVE,
    content,
  }),
)
