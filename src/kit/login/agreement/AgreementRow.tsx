import { Checkbox } from '@/ui/form/Checkbox'
import { classes } from '@/ui/classes'
import { AgreementLinks, type AgreementLinksProps } from './AgreementLinks'
import type { Consent } from './consent'
import styles from './Agreement.module.css'

export interface AgreementRowProps extends AgreementLinksProps {
  ask: Consent['ask']
  agreed: boolean
  onChange: (agreed: boolean) => void
  error: string | undefined
}

export function AgreementRow({ ask, agreed, onChange, error, onRead }: AgreementRowProps) {
  if (ask === 'given')
    return (
      <p className={styles.given}>
        你已同意
        <AgreementLinks onRead={onRead} />
      </p>
    )
  return (
    <div>
      {ask === 'again' && <p className={styles.news}>协议内容已更新，请重新阅读并同意</p>}
      <Checkbox
        checked={agreed}
        onChange={onChange}
        error={error}
        className={classes(styles.row, error !== undefined && styles.missing)}
      >
        我已阅读并同意
        <AgreementLinks onRead={onRead} />
      </Checkbox>
    </div>
  )
}
