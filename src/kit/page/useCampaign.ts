import { createContext, useContext } from 'react'
import type { LoginGate } from '@/kit/login/useLoginGate'
import type { track } from '@/tracking/track'

type TrackArguments = Parameters<typeof track> extends [string, ...infer Rest] ? Rest : never

export interface Campaign extends Omit<LoginGate, 'sheet'> {
  /** The route without its slash. */
  pageName: string
  /** `track` under the page's name. */
  track: (...event: TrackArguments) => void
}

export const CampaignContext = createContext<Campaign | undefined>(undefined)

/** The page's name for tracking, and the login gate. @throws Error outside of a `CampaignProvider` */
export function useCampaign(): Campaign {
  const campaign = useContext(CampaignContext)
  if (!campaign) throw new Error('useCampaign: no CampaignProvider')
  return campaign
}
