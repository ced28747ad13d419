import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, matchRoutes } from 'react-router-dom'

/** Tells whether the route table has a page at a path: without the base path, the query and the hash. */
export function useKnownRoute(): (pathname: string) => boolean {
  const table = useContext(UNSAFE_DataRouterContext)?.router.routes
  return useCallback(
    (pathname) => {
      const known = matchRoutes(table ?? [], pathname)?.pop()?.route.path
      return known !== undefined && known !== '*'
    },
    [table],
  )
}
