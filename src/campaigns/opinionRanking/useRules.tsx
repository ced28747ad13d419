import { useState, type ReactNode } from 'react'
import { PrivacySheet } from '@/kit/login/PrivacySheet'
import { track } from '@/tracking/track'
import { PAGE } from './usePeriod'

/** How opinion scores are earned, in a sheet. */
export function useRules(): { show: () => void; sheet: ReactNode } {
  const [open, setOpen] = useState(false)
  const show = () => {
    track(PAGE, 'button', 'rule')
    setOpen(true)
  }
  const sheet = (
    <PrivacySheet type={open ? 'OPINION_RULES' : undefined} onClose={() => setOpen(false)} />
  )
  return { show, sheet }
}
