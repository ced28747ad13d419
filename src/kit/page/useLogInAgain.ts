import { queryClient } from './query/queryClient'
import { useCampaign } from './useCampaign'

/** For a tap whose call says that nobody is logged in: opens the login, and asks anew for what the page shows. */
export function useLogInAgain(): () => void {
  const { openLogin } = useCampaign()
  return () => {
    openLogin()
    void queryClient.invalidateQueries()
  }
}
