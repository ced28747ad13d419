import { useState } from 'react'
import { applyForAgent, checkUserAgent, readAgentConfig, readBuyAgentInfo } from '@/api/agent'
import type { AgentApplyRequest } from '@/api/agent'
import { isCodeSpent } from '@/kit/login/loginRules'
import { fetchAnswer, invalidateAnswer } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { useWrite } from '@/kit/write/useWrite'
import { NOTHING_TYPED, placeOfRefusal } from './applyForm'
import type { ApplyErrors, ApplyValues } from './applyForm'

interface ApplyOptions {
  /** The form is there to show what the platform has against it. */
  isOpen: boolean
  onApplied: () => void
}

/** What is typed, which stays until it has been sent, and the application itself: sent once. */
export function useApply({ isOpen, onApplied }: ApplyOptions) {
  const [values, setValues] = useState(NOTHING_TYPED)
  const [errors, setErrors] = useState<ApplyErrors>({})
  const done = () => {
    setValues(NOTHING_TYPED)
    setErrors({})
    onApplied()
    return invalidateAnswer(checkUserAgent, undefined)
  }
  const { write, isPending } = useWrite({
    send: (intent: AgentApplyRequest) => applyForAgent(intent),
    supersedes: true,
    onDone: done,
    checkApplied: async () => {
      const { auditStatus } = await fetchAnswer(checkUserAgent, undefined)
      if (auditStatus !== 'PENDING' && auditStatus !== 'APPROVED') return false
      await done()
      return true
    },
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      // Somebody else's application, or one from another phone, may be there by now.
      for (const { name } of [checkUserAgent, readAgentConfig, readBuyAgentInfo])
        void queryClient.invalidateQueries({ queryKey: [name] })
      if (isCodeSpent(failure)) setValues((typed) => ({ ...typed, code: '' }))
      if (isOpen) setErrors({ [placeOfRefusal(failure)]: failure.text })
      return isOpen
    },
  })
  return {
    values,
    errors,
    isPending,
    write,
    setErrors,
    change(next: (typed: ApplyValues) => ApplyValues) {
      setValues(next)
      setErrors({})
    },
  }
}
