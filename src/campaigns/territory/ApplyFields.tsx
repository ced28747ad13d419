import { Checkbox } from '@/ui/Checkbox'
import { Field } from '@/ui/Field'
import type { ApplyErrors, ApplyForm } from './applyRules'
import styles from './ApplyFields.module.css'

export interface ApplyFieldsProps {
  values: ApplyForm
  errors: ApplyErrors
  onChange: (values: Partial<ApplyForm>) => void
  onReadAgreement: () => void
}

export function ApplyFields({ values, errors, onChange, onReadAgreement }: ApplyFieldsProps) {
  return (
    <div className={styles.fields}>
      <Field
        label="申请人姓名"
        value={values.name}
        onChange={(name) => onChange({ name })}
        error={errors.name}
        placeholder="请输入真实姓名"
        autoComplete="name"
      />
      <Checkbox checked={values.agreed} onChange={(agreed) => onChange({ agreed })}>
        我已阅读并同意
        <button type="button" className={styles.link} onClick={onReadAgreement}>
          《领地认领协议》
        </button>
      </Checkbox>
      <p className={styles.error} aria-live="polite">
        {errors.agreement}
      </p>
    </div>
  )
}
