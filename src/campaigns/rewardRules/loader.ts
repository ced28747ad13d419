import { readExchangeConfig } from '@/api/exchange'
import { getPrivacyByType } from '@/api/privacy'
import { pageLoader, whenLoggedIn } from '@/kit/campaign/pageLoader'

/** The platform's text, and for people who are logged in the exchange's present figures. */
export const loadRewardRules = pageLoader(({ signal }) => ({
  main: () => getPrivacyByType({ type: 'REWARD_RULES' }, { signal }),
  standard: () => whenLoggedIn(() => readExchangeConfig({}, { signal }), null),
}))
