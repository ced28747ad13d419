import { useNavigate } from 'react-router-dom'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { paths } from '@/paths'

/** The app's own pages that this one leads to. ASSUMED. */
const appPages = {
  realName: '/real-name',
  payee: '/payee',
} as const

/** The ways out of the page. */
export function useLinks() {
  const { pageName, track } = useCampaign()
  const navigate = useNavigate()
  const openRules = () => {
    track('button', 'rule')
    void navigate(paths.rewardRules('cash'))
  }
  const openRealName = () => {
    void openApp({ pageName, path: appPages.realName })
  }
  const openPayee = () => {
    track('button', 'bind-payee')
    void openApp({ pageName, path: appPages.payee, counted: false })
  }
  return { openRules, openRealName, openPayee }
}
