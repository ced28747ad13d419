import { Card } from '@/kit/page/parts/Card'
import { TextArea } from '@/ui/form/TextArea'
import { MESSAGE_MAX } from '../guest'
import styles from './Steps.module.css'

interface MessageStepProps {
  message: string
  onChange: (message: string) => void
  error: string | undefined
  readOnly: boolean
}

/** 「第三步」: a short message to the guest. */
export function MessageStep({ message, onChange, error, readOnly }: MessageStepProps) {
  return (
    <Card heading="三、带句话" className={styles.step}>
      <TextArea
        label="给客人的话"
        hideLabel
        value={message}
        onChange={onChange}
        max={MESSAGE_MAX}
        error={error}
        readOnly={readOnly}
        placeholder="写句话给客人（选填）"
      />
    </Card>
  )
}
