import { useRef, useState } from 'react'
import { tidyName } from '@/kit/apply/realName'
import { checkApply, type ApplyErrors, type ApplyForm } from './applyForm'
import type { ApplyWrite } from './useApply'

/**
 * The applicant's input and what is wrong with it.
 * @param agreement its name, with its marks
 */
export function useApplicant(agreement: string, write: ApplyWrite) {
  const [values, setValues] = useState<ApplyForm>({ name: '', agreed: false })
  const [errors, setErrors] = useState<ApplyErrors>({})
  const nameInput = useRef<HTMLInputElement>(null)
  return {
    values,
    errors,
    nameInput,
    applicantName: tidyName(values.name),
    change(next: Partial<ApplyForm>) {
      setValues((before) => ({ ...before, ...next }))
      setErrors({})
      write.clearRefusal()
    },
    /** Shows what is wrong; true if nothing is. */
    check(takesFocus = true): boolean {
      const found = checkApply(values, agreement)
      setErrors(found)
      if (takesFocus && found.name) nameInput.current?.focus()
      return Object.keys(found).length === 0
    },
  }
}
