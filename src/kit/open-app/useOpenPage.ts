import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, matchRoutes, useNavigate } from 'react-router-dom'
import { openApp } from './openApp'

/**
 * Opens another page of the product: here when the route table has it, else the app's page of that address.
 * @param pageName the page of the tap, for tracking
 * @example const open = useOpenPage('territory'); open('/entrust?territoryId=30001')
 */
export function useOpenPage(pageName: string): (address: string) => void {
  const navigate = useNavigate()
  const table = useContext(UNSAFE_DataRouterContext)?.router.routes
  return useCallback(
    (address) => {
      const [pathname = '/'] = address.split(/[?#]/)
      const known = matchRoutes(table ?? [], pathname)?.pop()?.route.path
      if (known !== undefined && known !== '*') void navigate(address)
      else void openApp({ pageName, path: address })
    },
    [navigate, pageName, table],
  )
}
