import { useState } from 'react'
import type { Failure } from '@/api/core/verdict/failure'
import { applyForFree, readApplyStatus } from '@/api/territory'
import { queryClient } from '@/kit/query/queryClient'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useWrite } from '@/kit/write/useWrite'
import { appliedSince, type Applied } from './applied'

const CONDITIONS_NOT_MET = 60_003

interface ApplyIntent {
  territoryId: string
  applicantName: string
  inviteCode?: string | undefined
}

interface ApplyOptions {
  /** The form is open and can show the platform's refusal. */
  isOpen: boolean
  /** The number of the person's application before this one; '' if there is none, undefined if unknown. */
  beforeNo: string | undefined
  onApplied: (applied: Applied) => void
  onClose: () => void
  /** Refetches the page's data of the territory. */
  refetch: () => Promise<void>
}

/** The application being sent, and the platform's refusal. */
export interface ApplyWrite {
  isPending: boolean
  refusal: string | undefined
  lacksConditions: boolean
  clearRefusal: () => void
  apply: (intent: ApplyIntent) => Promise<void>
}

/** Sends the application once; a refusal is shown beside the form. */
export function useApply({
  isOpen,
  beforeNo,
  onApplied,
  onClose,
  refetch,
}: ApplyOptions): ApplyWrite {
  const logInAgain = useLogInAgain()
  const [refusal, setRefusal] = useState<Failure>()
  const { write, isPending } = useWrite({
    send: (intent: ApplyIntent, bizNo) => applyForFree({ ...intent, agree: true, bizNo }),
    supersedes: true,
    snapshot: () => beforeNo,
    onDone: (answer, { territoryId }) => {
      onApplied({ ...answer, territoryId })
      return refetch()
    },
    checkApplied: async ({ territoryId }, snapshot) => {
      const applied = appliedSince(
        await readApplyStatus({ territoryId }),
        typeof snapshot === 'string' ? snapshot : undefined,
      )
      if (!applied) return false
      void queryClient.invalidateQueries()
      if (applied === 'not known') throw new Error('The application before is not known')
      onApplied({ ...applied, territoryId })
      return true
    },
    onSignedOut: () => {
      onClose()
      logInAgain()
    },
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      if (isOpen) setRefusal(failure)
      return isOpen
    },
  })
  return {
    isPending,
    refusal: refusal?.text,
    lacksConditions: refusal?.code === CONDITIONS_NOT_MET,
    clearRefusal: () => setRefusal(undefined),
    apply: write,
  }
}
