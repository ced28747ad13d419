import { skipToken, useQuery } from '@tanstack/react-query'
import { personMark, queryClient } from '@/kit/page/query/queryClient'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useSessionKey } from '@/session/useSession'

const queryKey = () => ['isSignedOut', personMark()] as const

/** A tap's call has found that the platform no longer takes this session's login: the page is a guest's until another. */
export function useIsSignedOut(): boolean {
  useSessionKey()
  return useQuery<boolean>({ queryKey: queryKey(), queryFn: skipToken }).data ?? false
}

/** For a tap whose call was refused: opens the login, and the page behind becomes a guest's. */
export function useSignOut(): () => void {
  const logInAgain = useLogInAgain()
  return () => {
    queryClient.setQueryData(queryKey(), true)
    logInAgain()
  }
}
