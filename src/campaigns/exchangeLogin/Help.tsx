import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { LockIcon } from '@/ui/icons'
import styles from './ExchangeLogin.module.css'

/** What keeps a code safe, and who helps. */
export function Help() {
  const { pageName, track } = useCampaign()
  const contact = () => {
    track('button', 'help')
    return openApp({ pageName, path: appPages.customerService, counted: false })
  }
  return (
    <footer className={styles.help}>
      <p className={styles.note}>
        <LockIcon />
        平台不会以任何理由索要验证码
      </p>
      <p className={styles.contact}>
        遇到问题？
        <Button quiet small onPress={contact}>
          联系客服
        </Button>
      </p>
    </footer>
  )
}
