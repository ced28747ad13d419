import { useState } from 'react'
import type { AgentLevel } from '@/api/agent'
import type { PrivacyType } from '@/api/privacy'
import { LazyCaptcha } from '@/kit/login/captcha/LazyCaptcha'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { Button } from '@/ui/button/Button'
import { Sheet } from '@/ui/modal/Sheet'
import { ApplyFields } from './ApplyFields'
import type { useApply } from './useApply'
import { useApplyForm } from './useApplyForm'
import styles from './ApplySheet.module.css'

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
export function ApplySheet({ open, onClose, title, level, ...props }: ApplySheetProps) {
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
