import { useState } from 'react'
import { applyForFree, readApplyStatus } from '@/api/territory'
import type { Failure } from '@/api/failure'
import { useWrite } from '@/kit/campaign/useWrite'
import { appliedSince } from './applied'
import type { Applied } from './applied'

interface ApplyIntent {
  territoryId: string
  applicantName: string
  inviteCode?: string
}

interface ApplyOptions {
  /** The form is there to say what the platform says against it. */
  isOpen: boolean
  /** The number of the person's application before this one; '' where there is none, undefined where that is not known. */
  beforeNo: string | undefined
  /** Asks the page's data again. */
  reload: (name: 'main') => Promise<unknown>
  onApplied: (applied: Applied) => void
  onSignedOut: () => void
}

/** Sends the application once; what the platform says against it stays beside the form. */
export function useApply({ isOpen, beforeNo, reload, onApplied, onSignedOut }: ApplyOptions) {
  const [refusal, setRefusal] = useState('')
  const { state, write } = useWrite({
    send: (intent: ApplyIntent, bizNo) => applyForFree({ ...intent, agree: true, bizNo }),
    replaces: true,
    mark: () => beforeNo,
    onDone: (answer) => {
      onApplied(answer)
      return reload('main')
    },
    confirm: async ({ territoryId }, mark) => {
      const applied = appliedSince(
        await readApplyStatus({ territoryId }),
        typeof mark === 'string' ? mark : undefined,
      )
      if (!applied) return false
      void reload('main')
      if (applied === 'not known') throw new Error('The application before is not known')
      onApplied(applied)
      return true
    },
    onSignedOut,
    onRefused: (failure: Failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      void reload('main')
      if (isOpen) setRefusal(failure.text)
      return isOpen
    },
  })
  return {
    busy: state.name === 'submitting' || state.name === 'checking',
    refusal,
    forgetRefusal: () => setRefusal(''),
    apply: write,
  }
}
