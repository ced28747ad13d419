import type { PrivacyType } from '@/api/privacy'
import styles from './Agreement.module.css'

export interface AgreementLinksProps {
  onRead: (type: PrivacyType) => void
}

export function AgreementLinks({ onRead }: AgreementLinksProps) {
  return (
    <>
      <button type="button" className={styles.link} onClick={() => onRead('USER_AGREEMENT')}>
        《用户协议》
      </button>
      和
      <button type="button" className={styles.link} onClick={() => onRead('PRIVACY_POLICY')}>
        《隐私政策》
      </button>
    </>
  )
}
