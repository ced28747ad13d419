import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'

/** The app's own pages that this one leads to. ASSUMED. */
const appPages = {
  realName: '/real-name',
  payee: '/payee',
} as const

/** The ways out of the page. */
export function useLinks() {
  const { pageName, track } = useCampaign()
  const openRealName = () => {
    void openApp({ pageName, path: appPages.realName })
  }
  const openPayee = () => {
    track('button', 'bind-payee')
    void openApp({ pageName, path: appPages.payee, counted: false })
  }
  return { openRealName, openPayee }
}
