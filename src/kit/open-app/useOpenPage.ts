import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { isKnownRoute } from '@/kit/routeTable'
import type { PressHandler } from '@/ui/button/usePress'
import { openApp } from './openApp'

/**
 * Opens another page of the product: here when the route table has it, else the app's page of that address. It counts
 * no `button/open-app`: the page tracks the tap by its own name.
 * @param pageName the page of the tap, for tracking
 * @example const open = useOpenPage('territory'); open('/entrust?territoryId=30001')
 */
export function useOpenPage(pageName: string): (address: string) => ReturnType<PressHandler> {
  const navigate = useNavigate()
  return useCallback(
    (address) => {
      const [pathname = '/'] = address.split(/[?#]/)
      if (!isKnownRoute(pathname)) return openApp({ pageName, path: address, counted: false })
      void navigate(address)
      return undefined
    },
    [navigate, pageName],
  )
}
