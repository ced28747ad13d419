import { useEffect, useState } from 'react'
import { currentVisit } from '@/bridge/environment'
import { whenReady } from '@/session/session'

/** True inside the app until it has answered who is logged in, or its time is up. */
export function useWaitsForApp(): boolean {
  const [waiting, setWaiting] = useState(() => currentVisit().visit === 'app')
  useEffect(() => {
    if (waiting) void whenReady().then(() => setWaiting(false))
  }, [waiting])
  return waiting
}
