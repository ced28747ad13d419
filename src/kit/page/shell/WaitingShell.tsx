import { CampaignShell, type CampaignShellProps } from './CampaignShell'

type WaitingShellProps = Pick<CampaignShellProps, 'title' | 'className' | 'dark' | 'skeleton'>

/**
 * A campaign page that waits for its answer: the content of the page's document if its request depends on the address.
 */
export function WaitingShell(page: WaitingShellProps) {
  return (
    <CampaignShell {...page} state={{ name: 'LOADING' }} hero={null}>
      {null}
    </CampaignShell>
  )
}
