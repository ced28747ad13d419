import type { ReactNode } from 'react'
import { CampaignShell, type CampaignShellProps } from './CampaignShell'

type WaitingShellProps = Omit<CampaignShellProps, 'state' | 'hero' | 'children'> & {
  hero?: ReactNode
}

/**
 * A campaign page that waits for its answer: the content of the page's document if its request depends on the address.
 */
export function WaitingShell({ hero, ...page }: WaitingShellProps) {
  return (
    <CampaignShell {...page} state={{ name: 'LOADING' }} hero={hero}>
      {null}
    </CampaignShell>
  )
}
