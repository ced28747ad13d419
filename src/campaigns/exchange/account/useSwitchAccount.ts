import { useCallback, useState } from 'react'
import { passportLogout } from '@/api/login'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { forgetLogin, setAppTokenAside } from '@/session/session'
import { useToLogin } from '../action/useToLogin'

/** The person goes on after it, whatever the platform says. */
const LOGOUT_LIMIT_MS = 3000

/** While it is asked and while the account is being left the question is on screen. */
type Step = 'none' | 'asking' | 'leaving'

export interface SwitchAccount {
  step: Step
  ask: () => void
  /** Nothing once it is confirmed: the platform may already have logged the person out. */
  cancel: () => void
  confirm: () => Promise<void>
}

/** 「切换账号」: logs out and leads to the login page. */
export function useSwitchAccount(): SwitchAccount {
  const { track } = useCampaign()
  const [step, setStep] = useState<Step>('none')
  const isMounted = useIsMounted()
  const toLogin = useToLogin()
  const ask = useCallback(() => {
    track('button', 'switch-account')
    setStep('asking')
  }, [track])
  const cancel = useCallback(() => setStep((was) => (was === 'leaving' ? was : 'none')), [])
  const confirm = useCallback(async () => {
    setStep('leaving')
    const limit = new Promise((resolve) => setTimeout(resolve, LOGOUT_LIMIT_MS))
    await Promise.race([passportLogout().catch(() => undefined), limit])
    setStep('none')
    // Otherwise the login page would trade it for the account that was given up.
    setAppTokenAside()
    if (isMounted()) toLogin()
    else forgetLogin()
  }, [isMounted, toLogin])
  return { step, ask, cancel, confirm }
}
