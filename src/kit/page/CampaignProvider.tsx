import { Suspense, lazy, useMemo, type ComponentType, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { track } from '@/tracking/track'
import { queryClient } from '@/kit/query/queryClient'
import { CampaignContext, type Campaign } from './useCampaign'

const Devtools = import.meta.env.DEV
  ? lazy(async () => ({
      default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools,
    }))
  : undefined

interface CampaignProviderProps {
  pageName: string
  children: ReactNode
}

/** The context of every campaign: the query cache, its own name, and the login sheet. */
export function CampaignProvider({ pageName, children }: CampaignProviderProps) {
  const { sheet, ...gate } = useLoginGate(pageName)
  const { loggedIn, requireLogin, whenLoggedIn, openLogin, wasSignedOut } = gate
  const campaign = useMemo<Campaign>(
    () => ({
      pageName,
      track: (...event) => track(pageName, ...event),
      loggedIn,
      requireLogin,
      whenLoggedIn,
      openLogin,
      wasSignedOut,
    }),
    [pageName, loggedIn, requireLogin, whenLoggedIn, openLogin, wasSignedOut],
  )
  return (
    <QueryClientProvider client={queryClient}>
      <CampaignContext value={campaign}>
        {children}
        {sheet}
      </CampaignContext>
      {Devtools && (
        <Suspense>
          <Devtools />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}

/** The page of a route, as a campaign. */
export function campaignPage(pageName: string, Page: ComponentType): ComponentType {
  return function CampaignPage() {
    return (
      <CampaignProvider pageName={pageName}>
        <Page />
      </CampaignProvider>
    )
  }
}
