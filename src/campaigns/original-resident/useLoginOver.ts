import { useEffect, useState } from 'react'
import { subscribe } from '@/session/session'
import { whoAsks } from '@/session/whoAsks'

export interface LoginOver {
  /** The login that is there is one that the platform no longer takes. */
  isOver: boolean
  /** For a tap whose call said so: opens the login, and the page behind becomes the guest's. */
  onSignedOut: () => void
}

/** Remembers that a tap has found the login to be over, until somebody logs in. */
export function useLoginOver(
  openLogin: () => void,
  reload: (name: 'main') => Promise<unknown>,
): LoginOver {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOver) return undefined
    const was = whoAsks()
    return subscribe(() => {
      if (whoAsks() !== was) setOver(false)
    })
  }, [isOver])
  return {
    isOver,
    onSignedOut: () => {
      setOver(true)
      openLogin()
      void reload('main')
    },
  }
}
