// Rendered without React if the app's code does not load: its styles are part of the page.
import '@/frame/start/StartFailure.module.css'
import { useEffect, useLayoutEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import { finishProgress } from '@/lib/motion/progress'
import { replayPress, skipEntrances } from './early'
import { importChunk, loadPart } from '@/lib/failure/loadChunk'
import { whenIdle } from '@/lib/motion/rest'
import type { DataRouter } from './page/navigation'

/** The longest wait of toasts and tracking for a phone that is busy with the first screen. */
const AFTER_START_MS = 500

export function App({ router }: { router: DataRouter }) {
  useLayoutEffect(() => {
    // From here on the page shows the router's state, not the shell of the address.
    delete document.documentElement.dataset.entry
    document.getElementById('root')?.removeAttribute('inert')
    skipEntrances()
    // A page whose first data is still loading starts the bar again, in its `FirstLoad`.
    finishProgress()
  }, [])
  useEffect(() => {
    replayPress()
    // The first screen's own files and work take precedence.
    return whenIdle(() => loadAfterStart(router), AFTER_START_MS)
  }, [router])
  // In one piece: in slices, with a frame drawn between each two, the next page comes later.
  return <RouterProvider router={router} useTransitions={false} />
}

function loadAfterStart(router: DataRouter): void {
  // An error page is not reloaded for it.
  const load = router.state.errors ? importChunk : loadPart
  load('afterStart', () => import('./afterStart')).then(
    ({ afterStart }) => afterStart(router),
    () => {
      // The page itself works; toasts and tracking come with the next load.
    },
  )
}
