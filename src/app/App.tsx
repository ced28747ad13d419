import { useEffect, useLayoutEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { DataRouter } from './router'

interface AppProps {
  router: DataRouter
}

export function App({ router }: AppProps) {
  useLayoutEffect(() => {
    // From here on the page shows what the router says, not the shell of the address.
    delete document.documentElement.dataset.entry
  }, [])
  useEffect(() => {
    void import('./afterStart').then(({ afterStart }) => afterStart(router))
  }, [router])
  return <RouterProvider router={router} />
}
