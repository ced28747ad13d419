import type { PrivacyType } from '@/api/privacy'

/** The link text of each privacy text. */
export const PRIVACY_TITLES: Readonly<Record<PrivacyType, string>> = {
  USER_AGREEMENT: '用户协议',
  PRIVACY_POLICY: '隐私政策',
  REWARD_RULES: '奖励规则',
  OPINION_RULES: '意见分规则',
  TERRITORY_RULES: '领地规则',
  CARNIVAL_RULES: '领地嘉年华规则',
  ADOPT_AGREEMENT: '领地认领协议',
}
