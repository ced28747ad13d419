import { queryClient } from '@/kit/query/queryClient'
import { useCampaign } from './useCampaign'

/** For a tap whose call answers that the person is not logged in: opens the login, and refetches the page's data. */
export function useLogInAgain(): () => void {
  const { openLogin } = useCampaign()
  return () => {
    openLogin()
    void queryClient.invalidateQueries()
  }
}
