import { useState } from 'react'
import { inviteUser, readInvitationTime } from '@/api/user'
import { fetchAnswer, invalidateAnswer, useAnswer } from '@/kit/page/query/answer'
import { useWrite } from '@/kit/write/useWrite'
import { showToast } from '@/ui/toast/toast'
import { isInvited } from '../territoryInvite'

export type SendInvite = ReturnType<typeof useSendInvite>

const KNOWN = 60_002
const SENSITIVE = 70_001

/**
 * Invites a friend by name, once, and whom the lord has invited before.
 * @param looking somebody looks at whom the lord has invited: asks only then
 * @param onSent the friend has an invitation by now: closes the sheet
 */
export function useSendInvite(territoryId: string, looking: boolean, onSent: () => void) {
  const request = { scene: 'TERRITORY', refId: territoryId } as const
  const sent = useAnswer(readInvitationTime, request, {
    enabled: looking,
    select: ({ records }) => records,
  })
  const [error, setError] = useState<string>()
  const finish = (text: string) => {
    showToast(text)
    onSent()
    return invalidateAnswer(readInvitationTime, request)
  }
  const { write, isPending } = useWrite({
    send: (intent: { targetUid: string; message?: string }) =>
      inviteUser({ ...intent, scene: 'TERRITORY', refId: territoryId }),
    supersedes: true,
    onDone: () => finish('邀请已发送'),
    checkApplied: async ({ targetUid }) => {
      // Nobody can be chosen who has an invitation already: one that is there is this one.
      if (!isInvited((await fetchAnswer(readInvitationTime, request)).records, targetUid))
        return false
      await finish('邀请已发送')
      return true
    },
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      if (failure.code === KNOWN) void finish('已邀请过TA')
      else if (failure.code === SENSITIVE) setError(failure.text)
      else return false
      return true
    },
  })
  return {
    sent,
    isPending,
    error,
    clearError: () => setError(undefined),
    send: (targetUid: string, message: string) =>
      write({ targetUid, ...(message !== '' && { message }) }),
  }
}
