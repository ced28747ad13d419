import { useState } from 'react'
import { applyForFree, readApplyStatus } from '@/api/territory'
import type { Failure } from '@/api/failure'
import { useWrite } from '@/kit/campaign/useWrite'

export interface ApplyIntent {
  territoryId: string
  applicantName: string
  inviteCode?: string
}

export interface Applied {
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  queueNo: number
}

interface ApplyOptions {
  /** Asks the page's data again. */
  reload: () => Promise<unknown>
  onApplied: (applied: Applied) => void
  onSignedOut: () => void
}

/** Sends the application once; what the platform says against it stays beside the form. */
export function useApply({ reload, onApplied, onSignedOut }: ApplyOptions) {
  const [refusal, setRefusal] = useState('')
  const { state, write } = useWrite({
    send: (intent: ApplyIntent, bizNo) => applyForFree({ ...intent, agree: true, bizNo }),
    onDone: (answer) => {
      onApplied(answer)
      return reload()
    },
    confirm: async ({ territoryId }) => {
      const found = await readApplyStatus({ territoryId })
      if (found?.status !== 'PENDING' && found?.status !== 'APPROVED') return false
      onApplied({ status: found.status, queueNo: found.queueNo })
      void reload()
      return true
    },
    onSignedOut,
    onRefused: (failure: Failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      setRefusal(failure.text)
      void reload()
      return true
    },
  })
  return {
    busy: state.name === 'submitting' || state.name === 'checking',
    refusal,
    forgetRefusal: () => setRefusal(''),
    apply: write,
  }
}
