import type { Registrant } from '@/api/invitation'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { INVITED, invitedLine, invitedNote } from './invited'

interface RegistrantRowProps {
  registrant: Registrant
  /** The rewards of an invitation may be shown (design 1.9). */
  showsRewards: boolean
}

/** An invitee, and whether the invitation counts. */
export function RegistrantRow({ registrant, showsRewards }: RegistrantRowProps) {
  const { label, tone } = INVITED[registrant.status]
  return (
    <InvitedRow
      name={registrant.nickname}
      avatar={registrant.avatar}
      time={invitedLine(registrant)}
      status={label}
      tone={tone}
      note={invitedNote(registrant, showsRewards)}
    />
  )
}
