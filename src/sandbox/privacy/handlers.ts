import { getPrivacyByType, queryPrivacy } from '@/api/privacy'
import { handle } from '@/sandbox/handle'
import { TEXTS, VERSION } from './texts'

export const handlers = [
  handle(getPrivacyByType, ({ payload }) => {
    const text = TEXTS.find(({ type }) => type === payload.type)
    return text ? { ...text } : null
  }),
  handle(queryPrivacy, ({ user, scenario }) => {
    const agreedVersion = scenario('agree_again') ? 'V2.0' : (user?.agreedVersion ?? '')
    const items = TEXTS.filter(({ type }) => AGREEMENTS.includes(type))
    return {
      items: items.map(({ type, title }) => ({
        type,
        title,
        version: VERSION,
        agreedVersion,
        needAgree: agreedVersion !== VERSION,
      })),
    }
  }),
]

const AGREEMENTS: readonly string[] = ['USER_AGREEMENT', 'PRIVACY_POLICY']
