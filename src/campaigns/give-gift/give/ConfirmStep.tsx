import { useState } from 'react'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Checkbox } from '@/ui/form/Checkbox'
import { TextArea } from '@/ui/form/TextArea'
import { MESSAGE_MAX, formErrors } from '../gift'
import type { GiftFlow } from '../useGift'
import { Notes } from '../Notes'
import { CodeRow } from './CodeRow'
import styles from './Confirm.module.css'
import { FromTo } from './FromTo'

/** The last look: who, what, a few words, and that it counts. */
export function ConfirmStep({ gift }: { gift: GiftFlow }) {
  const { track } = useCampaign()
  const { giving, receiver, message, setMessage } = gift
  const [agreed, setAgreed] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const errors = formErrors({ message, agreed, code: giving.code })
  const submit = () => {
    track('button', 'confirm-give')
    setIsTried(true)
    if (errors.code !== undefined) giving.failCode(errors.code)
    if (!receiver || Object.values(errors).some((error) => error !== undefined)) return undefined
    return giving.give(receiver.uid, message.trim())
  }
  return (
    <form
      aria-label="确认转赠"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Card label="转赠内容">
        <FromTo gift={gift} />
      </Card>
      <Card label="附言">
        <TextArea
          label="附言"
          value={message}
          onChange={setMessage}
          max={MESSAGE_MAX}
          placeholder="写句话给TA（选填）"
          readOnly={giving.isPending}
          {...(isTried && errors.message !== undefined && { error: errors.message })}
        />
      </Card>
      <Notes />
      <Card label="验证">
        <CodeRow gift={gift} />
        <Checkbox
          checked={agreed}
          onChange={setAgreed}
          {...(isTried && errors.agreed !== undefined && { error: errors.agreed })}
        >
          我已知晓转赠后不可撤回
        </Checkbox>
        <Button wide busy={giving.isPending} className={styles.give ?? ''} onPress={submit}>
          确认转赠
        </Button>
      </Card>
    </form>
  )
}
