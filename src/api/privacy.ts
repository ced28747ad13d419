import { endpoint } from './core/endpoint'
import { code, day, fields, html, list, recordOrNull, text } from './core/read'
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

/** ASSUMED: one of the platform's texts. */
export const PrivacyText = fields({
  /** Which text it is. */
  type: code,
  title: text,
  version: code,
  /** From when the text holds. */
  effectiveDate: day,
  /** The text itself. */
  content: html,
})
export type PrivacyText = Read<typeof PrivacyText>

/** One of the platform's texts; null where there is none. */
export const getPrivacyByType = endpoint<{
  /** Which text is wanted. */
  type: PrivacyType
}>()({
  name: 'privacy/getByType',
  method: 'GET',
  path: '/ucenter/api/privacy/getByType',
  auth: 'optional',
  sameForAll: true,
  answer: recordOrNull(PrivacyText),
})

/** Only an explicit no spares a person the question: silence is no consent. */
const needed: Reader<boolean> = (value) => !NO.has(value)
const NO = new Set<unknown>([false, 0, '0', 'false'])

/** Whether a returning person has to agree to a newer version. */
export const queryPrivacy = endpoint<{
  /** Where the person is asked to agree, such as LOGIN. */
  scene: string
}>()({
  name: 'privacy/queryPrivacy',
  method: 'GET',
  path: '/ucenter/api/privacy/queryPrivacy',
  auth: 'optional',
  answer: fields({
    /** The texts to which the person has to agree. */
    items: list(
      fields({
        /**
         * Which text it is. Nobody has agreed unless USER_AGREEMENT and PRIVACY_POLICY are both here; a login sends the
         * version of PRIVACY_POLICY as `privacyVersion`.
         */
        type: code,
        title: text,
        version: code,
        /** The version to which the person has agreed before; empty: to none. */
        agreedVersion: code,
        /** The person has to be asked; missing is yes. */
        needAgree: needed,
      }),
    ),
  }),
})
