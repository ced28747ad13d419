import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { forgetLogin, setWrapperToken } from '@/session/session'

const LOGIN = '/exchangeLogin?redirect=/exchange'

/**
 * Leaves for the login page, which comes back here. Tokens that are over or given up must not count as a login there,
 * or the two pages would send each other on for ever.
 */
export function useToLogin(): () => void {
  const navigate = useNavigate()
  return useCallback(() => {
    forgetLogin()
    setWrapperToken('')
    void navigate(LOGIN, { replace: true })
  }, [navigate])
}
