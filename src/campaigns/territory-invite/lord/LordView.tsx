import { useState } from 'react'
import type { Territory } from '@/api/territory'
import { useEntryState } from '@/kit/page/useEntryState'
import type { InviteView } from '../useInvitePage'
import { FriendSheets } from './FriendSheets'
import { InvitedTabs } from './InvitedTabs'
import type { InvitedTab } from './InvitedTabs'
import { InviteActions } from './InviteActions'
import { PosterLayer } from './PosterLayer'
import type { LordLayer } from './lordLayer'
import { useSendInvite } from './useSendInvite'

interface LordViewProps {
  view: InviteView
  territory: Territory
}

/** The lord's ways to invite, and who was invited. */
export function LordView({ view, territory }: LordViewProps) {
  const [layer, setLayer] = useState<LordLayer>()
  const [tab, setTab] = useEntryState<InvitedTab>('records', 'registered')
  const close = () => setLayer(undefined)
  const invite = useSendInvite(view.territoryId, tab === 'sent' || layer !== undefined, close)
  return (
    <>
      <InviteActions view={view} territory={territory} onOpen={setLayer} />
      <InvitedTabs tab={tab} onTab={setTab} sent={invite.sent} />
      <PosterLayer open={layer?.name === 'poster'} onClose={close} view={view} />
      <FriendSheets layer={layer} onLayer={setLayer} invite={invite} ownUid={view.me?.uid} />
    </>
  )
}
