import { Card } from '@/kit/page/parts/Card'
import { TextArea } from '@/ui/form/TextArea'
import { MESSAGE_MAX } from '../guest'
import styles from './Steps.module.css'
import type { Host } from './useHost'

/** 「第三步」: a few words to the guest. */
export function MessageStep({ host: { message, setMessage, errors, invite } }: { host: Host }) {
  return (
    <Card heading="三、带句话" className={styles.step}>
      <TextArea
        label="给客人的话"
        hideLabel
        value={message}
        onChange={setMessage}
        max={MESSAGE_MAX}
        error={errors.message}
        readOnly={invite.isPending}
        placeholder="写句话给客人（选填）"
      />
    </Card>
  )
}
