import { useState } from 'react'
import type { AgentLevel } from '@/api/agent'
import type { PrivacyType } from '@/api/privacy'
import { AgreementRow } from '@/kit/login/agreement/AgreementRow'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { LazyCaptcha } from '@/kit/login/form/LazyCaptcha'
import { CodeField, type CodeForm } from '@/kit/login/form/CodeField'
import { PhoneField } from '@/kit/login/form/PhoneField'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import { PROVINCES, REASON_MAX, citiesOf, withProvince } from './applyForm'
import type { ApplyErrors, ApplyValues } from './applyForm'
import { useApplyForm, type ApplyInputs } from './useApplyForm'
import styles from './ApplyLayer.module.css'

interface ApplyLayerProps {
  open: boolean
  onClose: () => void
  level: AgentLevel | undefined
  /** The earlier application was rejected. */
  isAgain: boolean
  inviteCode: string | undefined
}

/** The application, and its success. The input is kept when it is closed or refused. */
export function ApplyLayer({ open, onClose, level, isAgain, inviteCode }: ApplyLayerProps) {
  const [isDone, setIsDone] = useState(false)
  const [reading, setReading] = useState<PrivacyType>()
  const form = useApplyForm({
    isOpen: open,
    levelId: level?.levelId ?? '',
    inviteCode,
    onApplied: () => {
      onClose()
      setIsDone(true)
    },
  })
  return (
    <>
      <Sheet
        open={open && level !== undefined}
        onClose={onClose}
        title={isAgain ? '重新申请' : '我要申请'}
        footer={
          <Button wide busy={form.isPending} onPress={form.submit}>
            提交申请
          </Button>
        }
      >
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void form.submit()
          }}
        >
          <p className={styles.level}>申请等级：{level?.name || '合伙人'}</p>
          <ApplyFields {...form} onRead={setReading} />
          <p role="alert" className={styles.alert}>
            {form.errors.form}
          </p>
          {/* The visible button is in the sheet's footer: this one lets the keyboard submit. */}
          <input type="submit" hidden />
        </form>
      </Sheet>
      <LazyCaptcha sms={form.codeForm.sms} ahead={open} />
      <PrivacySheet type={reading} onClose={() => setReading(undefined)} />
      <Dialog
        open={isDone}
        onClose={() => setIsDone(false)}
        title="申请已提交"
        action={{ label: '我知道了', onPress: () => setIsDone(false) }}
      >
        预计3个工作日内完成审核，结果会在本页与App消息中通知你
      </Dialog>
    </>
  )
}

interface ApplyFieldsProps {
  values: ApplyValues
  errors: ApplyErrors
  inputs: ApplyInputs
  codeForm: CodeForm
  isPending: boolean
  change: (next: (typed: ApplyValues) => ApplyValues) => void
  checkPhone: () => void
  onRead: (type: PrivacyType) => void
}

/** The fields of an application. */
function ApplyFields({ values, errors, inputs, isPending, change, ...props }: ApplyFieldsProps) {
  const { codeForm, checkPhone, onRead } = props
  const { name, phone, code, city, reason } = inputs
  const set =
    <Name extends keyof ApplyValues>(name: Name) =>
    (value: ApplyValues[Name]) =>
      change((typed) => ({ ...typed, [name]: value }))
  return (
    <>
      <Field
        ref={name}
        label="姓名"
        value={values.name}
        onChange={set('name')}
        error={errors.name}
        placeholder="请输入真实姓名"
        autoComplete="name"
        readOnly={isPending}
      />
      <PhoneField
        input={phone}
        value={values.phone}
        onChange={set('phone')}
        onLeave={checkPhone}
        onNext={() => code.current?.focus()}
        error={errors.phone}
        hideLabel={false}
      />
      <CodeField input={code} form={codeForm} hideLabel={false} />
      <div className={styles.place}>
        <SelectField
          ref={values.province === '' ? city : undefined}
          label="省份"
          value={values.province}
          options={PROVINCES}
          onChange={(province) => change((typed) => withProvince(typed, province))}
          placeholder="请选择"
          autoComplete="address-level1"
          error={values.province === '' ? errors.city : undefined}
        />
        <SelectField
          ref={values.province === '' ? undefined : city}
          label="所在城市"
          value={values.city}
          options={citiesOf(values.province)}
          onChange={set('city')}
          disabled={values.province === ''}
          placeholder="请选择"
          autoComplete="address-level2"
          error={values.province === '' ? undefined : errors.city}
        />
      </div>
      <TextArea
        ref={reason}
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
