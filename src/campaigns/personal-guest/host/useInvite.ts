import { useState } from 'react'
import { inviteUser, readInvitationTime } from '@/api/user'
import type { InvitationTime, InvitationTimeRequest, UserInvitationRequest } from '@/api/user'
import type { answerQuery } from '@/kit/page/query/answer'
import { fetchFresh, queryClient } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'
import { isSent } from '../guest'
import type { DraftErrors } from '../guest'

interface InviteOptions {
  /** The day's slots and the records: what says what became of an invitation. */
  query: ReturnType<typeof answerQuery<InvitationTimeRequest, InvitationTime>>
  /** What the platform has against it, beside the step that it is about. */
  onRefused: (field: keyof DraftErrors, text: string) => void
  onSent: () => void
}

/** The call's own fields, and what its record will say. */
export type Invite = UserInvitationRequest & { start: string }

export interface Sent {
  /** '' where the answer was lost: the record has it. */
  invitationId: string
  inviteCode: string
}

const SLOT_GONE = 20_002
const SENSITIVE = 70_001

/** Sends the invitation once. */
export function useInvite({ query, onRefused, onSent }: InviteOptions) {
  const [sent, setSent] = useState<Sent>()
  const refetch = () => queryClient.invalidateQueries({ queryKey: [readInvitationTime.name] })
  const finish = (answer: Sent) => {
    setSent(answer)
    onSent()
    return refetch()
  }
  const { write, isPending } = useWrite({
    send: ({ start: _start, ...request }: Invite) => inviteUser(request),
    supersedes: true,
    snapshot: () =>
      queryClient.getQueryData(query.queryKey)?.records.map(({ invitationId }) => invitationId),
    onDone: ({ invitationId, inviteCode }) => finish({ invitationId, inviteCode }),
    checkApplied: async ({ targetUid, start }, snapshot) => {
      const { records } = await fetchFresh(query)
      const before = Array.isArray(snapshot) ? snapshot.map(String) : []
      if (!isSent(records, before, { targetUid, start })) return false
      const record = records.find((one) => one.uid === targetUid && one.start === start)
      await finish({ invitationId: record?.invitationId ?? '', inviteCode: '' })
      return true
    },
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      void refetch()
      if (failure.code === SLOT_GONE) onRefused('slot', '该时段刚刚约满，请重新选择')
      else if (failure.code === SENSITIVE) onRefused('message', failure.text)
      else return false
      return true
    },
  })
  return { write, isPending, sent, close: () => setSent(undefined) }
}
