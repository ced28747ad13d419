import { useState } from 'react'
import type { PrivacyType } from '@/api/privacy'
import { AgreementDialog } from '@/kit/login/AgreementDialog'
import { AgreementRow } from '@/kit/login/AgreementRow'
import { CaptchaDialog } from '@/kit/login/CaptchaDialog'
import { AGREEMENT_TEXT } from '@/kit/login/loginRules'
import { PrivacySheet } from '@/kit/login/PrivacySheet'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Line, Specimen } from './Group'

/** A text that never comes. Not by the page's address: the sheet's own entry of the history would keep it. */
const FAILING: PrivacyType = 'ADOPT_AGREEMENT'
const failed = () => Promise.reject(new Error('示例失败'))

export function LoginParts() {
  const [reading, setReading] = useState<PrivacyType>()
  return (
    <>
      <Specimen label="安全验证，协议确认">
        <Dialogs onRead={setReading} />
      </Specimen>
      <Rows onRead={setReading} />
      <Specimen label="协议全文：正常，取不到">
        <Line>
          <Chip onPress={() => setReading('USER_AGREEMENT')}>用户协议</Chip>
          <Chip onPress={() => setReading(FAILING)}>取不到的协议</Chip>
        </Line>
      </Specimen>
      <PrivacySheet
        type={reading}
        onClose={() => setReading(undefined)}
        read={reading === FAILING ? failed : undefined}
      />
    </>
  )
}

interface ReadProps {
  onRead: (type: PrivacyType) => void
}

function Dialogs({ onRead }: ReadProps) {
  const [check, setCheck] = useState(0)
  const [failed, setFailed] = useState(false)
  const [asking, setAsking] = useState(false)
  const open = (again: boolean) => {
    setFailed(again)
    setCheck(again ? 2 : 1)
  }
  const answer = (text: string) => {
    setCheck(0)
    setAsking(false)
    showToast(text)
  }
  return (
    <>
      <Line>
        <Chip onPress={() => open(false)}>安全验证</Chip>
        <Chip onPress={() => open(true)}>验证未通过</Chip>
        <Chip onPress={() => setAsking(true)}>请先同意</Chip>
      </Line>
      <CaptchaDialog
        check={check}
        failed={failed}
        onClose={() => setCheck(0)}
        onPass={() => answer('验证通过')}
      />
      <AgreementDialog
        open={asking}
        onAgree={() => answer('同意并继续')}
        onDisagree={() => answer('不同意')}
        onRead={onRead}
      />
    </>
  )
}

const ROWS = [
  { label: '第一次', ask: 'first', error: undefined },
  { label: '没有勾选', ask: 'first', error: AGREEMENT_TEXT },
  { label: '协议更新，再次同意', ask: 'again', error: undefined },
  { label: '已经同意过', ask: 'given', error: undefined },
] as const

function Rows({ onRead }: ReadProps) {
  const [agreed, setAgreed] = useState(false)
  return ROWS.map(({ label, ask, error }) => (
    <Specimen key={label} label={label}>
      <AgreementRow ask={ask} agreed={agreed} onChange={setAgreed} error={error} onRead={onRead} />
    </Specimen>
  ))
}
