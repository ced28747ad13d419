import { readExchangeConfig } from '@/api/exchange'
import type { ExchangeConfig } from '@/api/exchange'
import { getPrivacyByType } from '@/api/privacy'
import { pageLoader } from '@/kit/campaign/pageLoader'
import { isLoggedIn, whenReady } from '@/session/session'

/** The platform's text, and for people who are logged in the exchange's present figures. */
export const loadRewardRules = pageLoader(({ signal }) => ({
  main: () => getPrivacyByType({ type: 'REWARD_RULES' }, { signal }),
  standard: async (): Promise<ExchangeConfig | null> => {
    await whenReady()
    return isLoggedIn() ? readExchangeConfig({}, { signal }) : null
  },
}))
