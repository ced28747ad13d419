import { inviteUser, readInvitationTime, searchUser } from '@/api/user'
import { signedOut } from '@/sandbox/answer'
import { handle, handleMember } from '@/sandbox/serve/handle'
import { invitationTimeOf, invite } from './invitations'
import { found } from './search'

export const handlers = [
  handleMember(searchUser, found),
  handleMember(inviteUser, invite),
  handle(readInvitationTime, (call) =>
    call.user || call.payload.invitationId ? invitationTimeOf(call) : signedOut(),
  ),
]
