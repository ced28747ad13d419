import { PersonRow } from '@/kit/people/PersonRow'
import { Tag, type Tone } from '@/ui/button/Tag'

export interface InvitedRowProps {
  /** The nickname, or the masked phone. */
  name: string
  avatar: string | undefined
  /** As the platform wrote it. */
  time: string
  /** The status of the invitation, e.g. 已实名. */
  status: string
  tone?: Tone
  /** Why it does not count. */
  note?: string
}

export function InvitedRow({ name, avatar, time, status, tone, note }: InvitedRowProps) {
  return (
    <PersonRow name={name} avatar={avatar} lines={[time, note]}>
      {status !== '' && <Tag tone={tone}>{status}</Tag>}
    </PersonRow>
  )
}
