import type { ReactNode } from 'react'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { CampaignProvider } from '@/kit/page/CampaignProvider'

/** Renders a part of a campaign in its context: a router and a `CampaignProvider`. */
export function renderInCampaign(part: ReactNode, pageName = 'gift') {
  return render(part, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <CampaignProvider pageName={pageName}>{children}</CampaignProvider>
      </MemoryRouter>
    ),
  })
}
