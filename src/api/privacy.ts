import { endpoint } from './core/endpoint'
import { code, fields, list, recordOrNull, text, time } from './core/read'
import type { Read, Reader } from './core/read'

/** ASSUMED names of the texts. */
export type PrivacyType =
  | 'USER_AGREEMENT'
  | 'PRIVACY_POLICY'
  | 'REWARD_RULES'
  | 'OPINION_RULES'
  | 'TERRITORY_RULES'
  | 'CARNIVAL_RULES'
  | 'ADOPT_AGREEMENT'

/** ASSUMED. `content` is HTML: show it through the sanitiser only. */
export const PrivacyText = fields({
  type: code,
  title: text,
  version: code,
  effectiveDate: time,
  content: code,
})
export type PrivacyText = Read<typeof PrivacyText>

export const getPrivacyByType = endpoint<{ type: PrivacyType }>()({
  name: 'privacy/getByType',
  method: 'GET',
  path: '/ucenter/api/privacy/getByType',
  auth: 'optional',
  sameForAll: true,
  given: 'nothing',
  answer: recordOrNull(PrivacyText),
})

/** Only an explicit no spares a person the question: silence is no consent. */
const needed: Reader<boolean> = (value) => !NO.has(value)
const NO = new Set<unknown>([false, 0, '0', 'false'])

/** Says whether a returning person has to agree to a newer version. */
export const queryPrivacy = endpoint<{ scene: string }>()({
  name: 'privacy/queryPrivacy',
  method: 'GET',
  path: '/ucenter/api/privacy/queryPrivacy',
  auth: 'optional',
  given: 'nothing',
  answer: fields({
    items: list(
      fields({ type: code, title: text, version: code, agreedVersion: code, needAgree: needed }),
    ),
  }),
})
