import { inviteUser, readInvitationTime, searchUser, type FoundUser } from '@/api/user'
import { handle, handleMember, type MemberCall } from '@/sandbox/serve/handle'
import { maskPhone, users } from '@/sandbox/users'
import { signedOut } from '@/sandbox/answer'
import { invitationTimeOf, invite } from './invitations'

const MOST = 20

/** People whose nickname contains the keyword, or whose phone or uid equals it. */
function found({
  payload: { keyword = '' },
  art,
  scenario,
}: MemberCall<{ keyword: string }>): FoundUser[] {
  const word = keyword.trim().toLowerCase()
  if (word === '') return []
  return users
    .filter(
      ({ uid, nickname, phone }) =>
        nickname.toLowerCase().includes(word) || phone === word || uid === word,
    )
    .slice(0, MOST)
    .map(({ uid, nickname, phone, realNameStatus }) => ({
      uid,
      nickname,
      avatar: art('avatar', uid),
      phoneMasked: maskPhone(phone),
      realNameStatus: scenario('friend_unverified') ? 'NONE' : realNameStatus,
    }))
}

export const handlers = [
  handleMember(searchUser, found),
  handleMember(inviteUser, invite),
  handle(readInvitationTime, (call) =>
    call.user || call.payload.invitationId ? invitationTimeOf(call) : signedOut(),
  ),
]
