import type { PrivacyType } from '@/api/privacy'
import { AgreementRow } from '@/kit/login/agreement/AgreementRow'
import { CodeField } from '@/kit/login/form/CodeField'
import { PhoneField } from '@/kit/login/form/PhoneField'
import { Field } from '@/ui/form/Field'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { REASON_MAX, withProvince } from './applyForm'
import type { ApplyValues } from './applyForm'
import { PROVINCES, citiesOf } from './cities'
import type { useApplyForm } from './useApplyForm'
import styles from './ApplySheet.module.css'

interface ApplyFieldsProps {
  form: ReturnType<typeof useApplyForm>
  onRead: (type: PrivacyType) => void
}

/** What an application asks for. */
export function ApplyFields({ form, onRead }: ApplyFieldsProps) {
  const { values, errors, isPending, change, checkPhone, codeForm } = form
  const { nameInput, phoneInput, codeInput, cityInput, reasonInput } = form
  const set =
    <Name extends keyof ApplyValues>(name: Name) =>
    (value: ApplyValues[Name]) =>
      change((typed) => ({ ...typed, [name]: value }))
  return (
    <>
      <Field
        ref={nameInput}
        label="姓名"
        value={values.name}
        onChange={set('name')}
        error={errors.name}
        placeholder="请输入真实姓名"
        autoComplete="name"
        readOnly={isPending}
      />
      <PhoneField
        input={phoneInput}
        value={values.phone}
        onChange={set('phone')}
        onLeave={checkPhone}
        onNext={() => codeInput.current?.focus()}
        error={errors.phone}
      />
      <CodeField input={codeInput} form={codeForm} />
      <div className={styles.place}>
        <SelectField
          ref={values.province === '' ? cityInput : undefined}
          label="省份"
          value={values.province}
          options={PROVINCES}
          onChange={(province) => change((typed) => withProvince(typed, province))}
          placeholder="请选择"
          autoComplete="address-level1"
        />
        <SelectField
          ref={values.province === '' ? undefined : cityInput}
          label="所在城市"
          value={values.city}
          options={citiesOf(values.province)}
          onChange={set('city')}
          disabled={values.province === ''}
          placeholder="请选择"
          autoComplete="address-level2"
        />
      </div>
      <p className={styles.wrong} aria-live="polite">
        {errors.city}
      </p>
      <TextArea
        ref={reasonInput}
        label="申请理由（选填）"
        value={values.reason}
        onChange={set('reason')}
        max={REASON_MAX}
        error={errors.reason}
        placeholder="说说你所在的城市和你的想法"
        readOnly={isPending}
      />
      <AgreementRow
        ask="first"
        agreed={values.agreed}
        onChange={set('agreed')}
        error={errors.agreed}
        onRead={onRead}
      />
    </>
  )
}
