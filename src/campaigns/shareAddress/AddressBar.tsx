import type { Land } from '@/api/land'
import { currentVisit } from '@/bridge/environment'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useCampaign } from '@/kit/page/useCampaign'
import { copyAndTell } from '@/kit/share/copyText'
import { Button } from '@/ui/button/Button'
import { addressText, addresses } from './address'
import styles from './AddressBar.module.css'

/** Copies the address, or opens the plot in the app. */
export function AddressBar({ land }: { land: Land }) {
  const { pageName, track } = useCampaign()
  const { landId } = land
  const isInApp = currentVisit().visit === 'app'
  return (
    <div className={styles.bar}>
      <Button
        quiet
        className={styles.copy}
        onPress={() => {
          track('button', 'copy-address', { landId })
          return copyAndTell('地址', addressText(land))
        }}
      >
        复制地址
      </Button>
      <OpenAppButton className={styles.open} pageName={pageName} path={addresses.visit(landId)}>
        {isInApp ? '前往地块' : '打开App前往'}
      </OpenAppButton>
    </div>
  )
}

/** Shown when the platform requires a login to read the plot. */
export function LoginBar() {
  const { openLogin } = useCampaign()
  return (
    <Button wide onPress={openLogin}>
      登录后查看
    </Button>
  )
}
