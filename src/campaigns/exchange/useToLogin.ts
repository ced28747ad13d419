import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { idOf, pathWith } from '@/lib/url/urlParams'
import { forgetLogin } from '@/session/session'

/**
 * Leaves for the login page, which comes back here, to the same campaign. A stored login that is over must not count as
 * one there, or the two pages would send each other on forever; the app's token may still be traded for a new one.
 */
export function useToLogin(): () => void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const activityId = idOf(search.get('activityId'))
  return useCallback(() => {
    forgetLogin()
    const query = encodeURIComponent(pathWith('', { activityId }))
    void navigate(`/exchangeLogin?redirect=/exchange${query}`, { replace: true })
  }, [navigate, activityId])
}
