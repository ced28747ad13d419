import { getPrivacyByType, type PrivacyText, type PrivacyType } from '@/api/privacy'
import { createTtlCache } from '@/lib/storage/ttlCache'

const kept = createTtlCache<PrivacyText>(600_000)

/** What a link to one of the texts says. */
export const PRIVACY_TITLES: Readonly<Record<PrivacyType, string>> = {
  USER_AGREEMENT: '用户协议',
  PRIVACY_POLICY: '隐私政策',
  REWARD_RULES: '奖励规则',
  OPINION_RULES: '意见分规则',
  TERRITORY_RULES: '领地规则',
  CARNIVAL_RULES: '领地嘉年华规则',
  ADOPT_AGREEMENT: '领地认领协议',
}

/** One of the platform's legal texts, kept for a while. @throws when there is none */
export function readPrivacyText(type: PrivacyType): Promise<PrivacyText> {
  return kept.get(type, async () => {
    const text = await getPrivacyByType({ type })
    if (!text || text.content === '') throw new Error(`no text: ${type}`)
    return text
  })
}
