import { CampaignShell } from './CampaignShell'
import type { CampaignShellProps } from './CampaignShell'

type WaitingShellProps = Pick<CampaignShellProps, 'title' | 'className' | 'dark' | 'skeleton'>

/** A campaign page that waits for its answer: what the page's document shows, where its address decides what it asks. */
export function WaitingShell(page: WaitingShellProps) {
  return (
    <CampaignShell {...page} state={{ name: 'LOADING' }} hero={null}>
      {null}
    </CampaignShell>
  )
}
