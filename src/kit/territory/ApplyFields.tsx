import type { Ref } from 'react'
import { Checkbox } from '@/ui/form/Checkbox'
import { Field } from '@/ui/form/Field'
import type { ApplyErrors, ApplyForm } from './applyForm'
import styles from './ApplyFields.module.css'

export interface ApplyFieldsProps {
  values: ApplyForm
  errors: ApplyErrors
  nameInput: Ref<HTMLInputElement>
  /** Its name, in quotation marks. */
  agreement: string
  onChange: (values: Partial<ApplyForm>) => void
  onSubmit: () => void
  onReadAgreement: () => void
}

export function ApplyFields({ values, errors, nameInput, onChange, ...form }: ApplyFieldsProps) {
  return (
    <form
      noValidate
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault()
        form.onSubmit()
      }}
    >
      <Field
        ref={nameInput}
        label="申请人姓名"
        value={values.name}
        onChange={(name) => onChange({ name })}
        error={errors.name}
        placeholder="请输入真实姓名"
        autoComplete="name"
      />
      <Checkbox
        checked={values.agreed}
        onChange={(agreed) => onChange({ agreed })}
        error={errors.agreement}
      >
        我已阅读并同意
        <button type="button" className={styles.link} onClick={form.onReadAgreement}>
          {form.agreement}
        </button>
      </Checkbox>
      {/* The visible button is in the sheet's footer: this one lets the keyboard submit. */}
      <input type="submit" hidden />
    </form>
  )
}
