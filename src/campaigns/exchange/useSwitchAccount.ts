import { useCallback, useState } from 'react'
import { passportLogout } from '@/api/login'
import { track } from '@/tracking/track'
import { useToLogin } from './useToLogin'

/** The person goes on after it, whatever the platform says. */
const LOGOUT_LIMIT_MS = 3000

export interface SwitchAccount {
  /** The question is on screen. */
  asking: boolean
  ask: () => void
  cancel: () => void
  confirm: () => Promise<void>
}

/** 「切换账号」: logs out and leads to the login page. */
export function useSwitchAccount(): SwitchAccount {
  const [asking, setAsking] = useState(false)
  const toLogin = useToLogin()
  const ask = useCallback(() => {
    track('exchange', 'button', 'switch-account')
    setAsking(true)
  }, [])
  const cancel = useCallback(() => setAsking(false), [])
  const confirm = useCallback(async () => {
    const limit = new Promise((resolve) => setTimeout(resolve, LOGOUT_LIMIT_MS))
    await Promise.race([passportLogout().catch(() => undefined), limit])
    setAsking(false)
    toLogin()
  }, [toLogin])
  return { asking, ask, cancel, confirm }
}
