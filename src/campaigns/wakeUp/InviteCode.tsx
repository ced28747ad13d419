import { useCampaign } from '@/kit/page/useCampaign'
import { copyAndTell } from '@/kit/share/copyText'
import { Button } from '@/ui/button/Button'
import styles from './WakeUp.module.css'

/** The code to type into the app. It is copied by this button alone, never silently. */
export function InviteCode({ code }: { code: string }) {
  const { track } = useCampaign()
  return (
    <div className={styles.code}>
      <p className={styles.codeWords}>
        <span className={styles.codeLabel}>邀请码</span>
        <span className={styles.codeText}>{code}</span>
      </p>
      <Button
        small
        quiet
        onPress={() => {
          track('button', 'copy-code')
          return copyAndTell('邀请码', code)
        }}
      >
        复制邀请码
      </Button>
    </div>
  )
}
