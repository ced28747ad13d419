import { useRef } from 'react'
import type { RefObject } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import { tidyName } from '@/kit/apply/realName'
import { phoneError } from '@/kit/login/loginRules'
import { useFocusWhenFree } from '@/kit/login/form/useFocusWhenFree'
import { useSendCode } from '@/kit/login/form/useSendCode'
import { useCampaign } from '@/kit/page/useCampaign'
import { FIELDS, checkApply, placeOfRefusal } from './applyForm'
import type { ApplyErrors, ApplyField } from './applyForm'
import { cityText } from './cities'
import type { useApply } from './useApply'

/** What the code by SMS is for. ASSUMED. */
const SCENE = 'AGENT_APPLY'

interface Options {
  application: ReturnType<typeof useApply>
  levelId: string
  inviteCode: string | undefined
}

/** The form of an application: its fields, its code by SMS, and what a press does. */
export function useApplyForm({ application, levelId, inviteCode }: Options) {
  const { track } = useCampaign()
  const { values, errors, isPending, write, setErrors, change } = application
  const focus = useFocusWhenFree()
  const nameInput = useRef<HTMLInputElement>(null)
  const phoneInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  const cityInput = useRef<HTMLSelectElement>(null)
  const reasonInput = useRef<HTMLTextAreaElement>(null)
  const showErrors = (found: ApplyErrors) => {
    setErrors(found)
    const first = FIELDS.find((field) => found[field] !== undefined)
    const inputs: Partial<Record<ApplyField, RefObject<HTMLElement | null>>> = {
      name: nameInput,
      phone: phoneInput,
      code: codeInput,
      city: cityInput,
      reason: reasonInput,
    }
    const input = first && inputs[first]
    if (input) focus(input)
  }
  const sms = useSendCode({
    scene: SCENE,
    phone: values.phone,
    onSent: () => {
      setErrors({})
      focus(codeInput)
    },
    onFailure: (error) => {
      const failure = failureOf(error)
      if (!failure.toasted) showErrors({ [placeOfRefusal(failure)]: failure.text })
    },
  })
  const check = (field: ApplyField, text: string | undefined) =>
    setErrors({ ...errors, [field]: text })

  return {
    values,
    errors,
    nameInput,
    phoneInput,
    codeInput,
    cityInput,
    reasonInput,
    isPending,
    sms,
    change,
    checkPhone: () => values.phone !== '' && check('phone', phoneError(values.phone)),
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
