import { UserSearchSheet } from '@/kit/people/UserSearchSheet'
import { whyNotInvite } from '../territoryInvite'
import type { LordLayer } from './lordLayer'
import { MessageSheet } from './MessageSheet'
import type { SendInvite } from './useSendInvite'

interface FriendSheetsProps {
  layer: LordLayer | undefined
  onLayer: (layer: LordLayer | undefined) => void
  invite: SendInvite
  ownUid: string | undefined
}

/** 「邀请站内好友」: whom, then a few words. */
export function FriendSheets({ layer, onLayer, invite, ownUid }: FriendSheetsProps) {
  const close = () => onLayer(undefined)
  return (
    <>
      <UserSearchSheet
        open={layer?.name === 'search'}
        onClose={close}
        title="邀请站内好友"
        pickLabel="邀请"
        whyNot={({ uid }) => whyNotInvite(uid, ownUid, invite.sent.data)}
        onPick={(friend) => onLayer({ name: 'message', friend })}
      />
      <MessageSheet
        friend={layer?.name === 'message' ? layer.friend : undefined}
        onClose={close}
        invite={invite}
      />
    </>
  )
}
