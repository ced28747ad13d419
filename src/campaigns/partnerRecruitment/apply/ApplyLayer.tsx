import { useState } from 'react'
import type { AgentLevel } from '@/api/agent'
import type { PrivacyType } from '@/api/privacy'
import { AgreementRow } from '@/kit/login/agreement/AgreementRow'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { LazyCaptcha } from '@/kit/login/captcha/LazyCaptcha'
import { CodeField } from '@/kit/login/form/CodeField'
import { PhoneField } from '@/kit/login/form/PhoneField'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { SelectField } from '@/ui/form/SelectField'
import { TextArea } from '@/ui/form/TextArea'
import { Dialog } from '@/ui/modal/Dialog'
import { Sheet } from '@/ui/modal/Sheet'
import type { Recruitment } from '../useRecruitment'
import { REASON_MAX, withProvince } from './applyForm'
import type { ApplyValues } from './applyForm'
import { PROVINCES, citiesOf } from './cities'
import { useApply } from './useApply'
import { useApplyForm } from './useApplyForm'
import styles from './ApplyLayer.module.css'

interface ApplyLayerProps {
  open: boolean
  onClose: () => void
  recruitment: Recruitment
}

/** The application, and that it has been handed in. */
export function ApplyLayer({ open, onClose, recruitment }: ApplyLayerProps) {
  const { level, standing, link } = recruitment
  const [isDone, setIsDone] = useState(false)
  const application = useApply({
    isOpen: open,
    onApplied: () => {
      onClose()
      setIsDone(true)
    },
  })
  return (
    <>
      <ApplySheet
        open={open && level !== undefined}
        onClose={onClose}
        title={standing === 'rejected' ? '重新申请' : '我要申请'}
        level={level ?? { levelId: '', name: '' }}
        inviteCode={link.inviteCode}
        application={application}
      />
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

interface ApplySheetProps {
  open: boolean
  onClose: () => void
  /** 我要申请 or 重新申请. */
  title: string
  level: Pick<AgentLevel, 'levelId' | 'name'>
  inviteCode: string | undefined
  application: ReturnType<typeof useApply>
}

/** The application for a level; what is typed stays when the sheet is closed, or the platform refuses. */
function ApplySheet({ open, onClose, title, level, ...props }: ApplySheetProps) {
  const form = useApplyForm({ ...props, levelId: level.levelId })
  const [reading, setReading] = useState<PrivacyType>()
  const { sms } = form
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={title}
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
          <p className={styles.level}>申请等级：{level.name || '合伙人'}</p>
          <ApplyFields form={form} onRead={setReading} />
          <p role="alert" className={styles.alert}>
            {form.errors.form}
          </p>
          {/* The button that is seen stands in the sheet's footer: this one lets the keyboard submit. */}
          <input type="submit" hidden />
        </form>
      </Sheet>
      <LazyCaptcha sms={sms} ahead={open} />
      <PrivacySheet type={reading} onClose={() => setReading(undefined)} />
    </>
  )
}

interface ApplyFieldsProps {
  form: ReturnType<typeof useApplyForm>
  onRead: (type: PrivacyType) => void
}

/** What an application asks for. */
function ApplyFields({ form, onRead }: ApplyFieldsProps) {
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
        hideLabel={false}
      />
      <CodeField input={codeInput} form={codeForm} hideLabel={false} />
      <div className={styles.place}>
        <SelectField
          ref={values.province === '' ? cityInput : undefined}
          label="省份"
          value={values.province}
          options={PROVINCES}
          onChange={(province) => change((typed) => withProvince(typed, province))}
          placeholder="请选择"
          autoComplete="address-level1"
          {...(values.province === '' && { error: errors.city })}
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
          {...(values.province !== '' && { error: errors.city })}
        />
      </div>
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
