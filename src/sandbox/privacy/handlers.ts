import { getPrivacyByType, queryPrivacy, type PrivacyText, type PrivacyType } from '@/api/privacy'
import { agreements } from './agreements'
import { handle, type Call } from '@/sandbox/serve/handle'
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
const VERSION = 'V3.2'

const BODIES: Readonly<Record<PrivacyType, readonly [title: string, content: string]>> = {
  USER_AGREEMENT: ['用户协议', USER_AGREEMENT],
  PRIVACY_POLICY: ['隐私政策', PRIVACY_POLICY],
  REWARD_RULES: ['奖励规则', REWARD_RULES],
  OPINION_RULES: ['意见分规则', OPINION_RULES],
  TERRITORY_RULES: ['领地规则', TERRITORY_RULES],
  CARNIVAL_RULES: ['领地嘉年华规则', CARNIVAL_RULES],
  ADOPT_AGREEMENT: ['领地认领协议', ADOPT_AGREEMENT],
}

const TEXTS: readonly PrivacyText[] = Object.entries(BODIES).map(([type, [title, content]]) => ({
  type,
  title,
  version: VERSION,
  effectiveDate: '2026-09-01',
  content,
}))
const AGREEMENTS: readonly string[] = ['USER_AGREEMENT', 'PRIVACY_POLICY']

export const handlers = [
  handle(getPrivacyByType, ({ payload }) => {
    return TEXTS.find(({ type }) => type === payload.type) ?? null
  }),
  handle(queryPrivacy, (call) => {
    const agreedVersion = agreedVersionOf(call)
    const needAgree = agreedVersion !== VERSION
    const agreements = TEXTS.filter(({ type }) => AGREEMENTS.includes(type))
    return {
      items: agreements.map(({ type, title, version }) => {
        return { type, title, version, agreedVersion, needAgree }
      }),
    }
  }),
]

function agreedVersionOf(call: Call): string {
  const { user, scenario } = call
  if (!scenario('agree_again')) return user?.agreedVersion ?? ''
  return (user && agreements.of(call, user.uid).version) ?? 'V2.0'
}
