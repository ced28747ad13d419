import { useSearchParams } from 'react-router-dom'
import { idOf } from '@/lib/url/urlParams'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { HostPage } from './HostPage'
import { InvitationPage } from './InvitationPage'

/** 「私人会客厅」: a host invites a guest to their planet, and the guest reads the invitation. */
export function PersonalGuestPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const invitationId = idOf(params.get('invitationId'))
  const planetId = idOf(params.get('planetId'))
  usePageView(pageName, { invitationId, planetId })
  if (invitationId !== undefined)
    return <InvitationPage key={invitationId} invitationId={invitationId} />
  return <HostPage planetId={planetId} guestUid={idOf(params.get('uid'))} />
}
