import { useRef, useState, type RefObject } from 'react'
import { applyForAgent, checkUserAgent } from '@/api/agent'
import type { AgentApplyRequest } from '@/api/agent'
import { tidyName } from '@/kit/apply/realName'
import { useFocusWhenFree } from '@/kit/login/form/useFocusWhenFree'
import { useSendCode } from '@/kit/login/form/useSendCode'
import { isCodeSpent, phoneError } from '@/kit/login/loginRules'
import { fetchAnswer, invalidateAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { FIELDS, NOTHING_TYPED, checkApply, cityText, placeOfRefusal } from './applyForm'
import type { ApplyErrors, ApplyValues } from './applyForm'

/** The purpose of the SMS code. ASSUMED. */
const SCENE = 'AGENT_APPLY'

interface Options extends ApplyOptions {
  levelId: string
  inviteCode: string | undefined
}

/** The targets of the focus. */
export interface ApplyInputs extends Record<'name' | 'phone' | 'code', Ref<HTMLInputElement>> {
  city: Ref<HTMLSelectElement>
  reason: Ref<HTMLTextAreaElement>
}
type Ref<Input> = RefObject<Input | null>

/** The form of an application: its fields, its SMS code, and its submit handler. */
export function useApplyForm({ levelId, inviteCode, ...options }: Options) {
  const { track } = useCampaign()
  const { values, errors, isPending, write, setErrors, change } = useApply(options)
  const focus = useFocusWhenFree()
  const inputs: ApplyInputs = {
    name: useRef(null),
    phone: useRef(null),
    code: useRef(null),
    city: useRef(null),
    reason: useRef(null),
  }
  const showErrors = (found: ApplyErrors) => {
    setErrors(found)
    const first = FIELDS.find((field) => found[field] !== undefined)
    if (first && first !== 'agreed') focus(inputs[first])
  }
  const sms = useSendCode({
    scene: SCENE,
    phone: values.phone,
    onSent: () => {
      setErrors({})
      focus(inputs.code)
    },
    onFailure: (failure) => {
      if (!failure.toasted) showErrors({ [placeOfRefusal(failure)]: failure.text })
    },
  })
  return {
    values,
    errors,
    inputs,
    isPending,
    change,
    checkPhone: () => {
      if (values.phone !== '') setErrors({ ...errors, phone: phoneError(values.phone) })
    },
    codeForm: {
      sms,
      phone: values.phone,
      code: values.code,
      errors,
      changeCode: (code: string) => change((typed) => ({ ...typed, code })),
      sendCode: () => {
        setErrors({})
        return sms.send()
      },
    },
    submit() {
      if (isPending) return undefined
      track('button', 'apply-submit', { levelId, inviteCode })
      const found = checkApply(values)
      showErrors(found)
      if (Object.keys(found).length > 0) return undefined
      const reason = values.reason.trim()
      return write({
        levelId,
        name: tidyName(values.name),
        phone: values.phone,
        smsCode: values.code,
        city: cityText(values.province, values.city),
        ...(reason !== '' && { reason }),
        ...(inviteCode !== undefined && { inviteCode }),
      })
    },
  }
}

interface ApplyOptions {
  /** The form is open and can show the platform's refusal. */
  isOpen: boolean
  onApplied: () => void
}

/** The typed values, kept until they have been sent, and the application itself: sent once. */
function useApply({ isOpen, onApplied }: ApplyOptions) {
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
    words: { 20002: '名额已满', 10002: '招募已结束' },
    onDone: done,
    checkApplied: async () => {
      const { auditStatus } = await fetchAnswer(checkUserAgent, undefined)
      if (auditStatus !== 'PENDING' && auditStatus !== 'APPROVED') return false
      await done()
      return true
    },
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
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
